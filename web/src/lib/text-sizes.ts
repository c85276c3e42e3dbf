/** What a person may choose, times the usual size of text. */
export const TEXT_SIZES = { usual: 1, large: 1.15, largest: 1.3 };
