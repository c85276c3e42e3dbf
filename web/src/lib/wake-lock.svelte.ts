/** Keeps the screen awake while a game is played. A browser gives the lock back whenever the page is not seen. */

export function keepAwake(isPlaying: () => boolean): void {
  $effect(() => {
    if (!isPlaying() || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined); // saving power may forbid it
      if (over) await lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  });
}
