// Checks the dice of recorded games, without anything of Rollwright: `node check-dice.mjs FILE…`
//
// A file is a record (.roll.json), or has a record in each line (.jsonl). For each file it says "ok" or what is wrong, and
// the exit code is 0 only if nothing is. What is checked is written down in fair-dice.md.
//
// Made by web/check-dice/build.mjs from modules of the page; not edited by hand.

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
//#region src/games/diceland/dice-check.ts
var COLOURS = "rygbos";
var BOARDS = [
	["A", "B"],
	["C", "D"],
	["E", "F"],
	["G", "H"]
];
var EUROPE = [
	["E1", "E2"],
	["E3", "E4"],
	["E5", "E6"],
	["E7", "E8"]
];
var SETS$1 = new Map([
	["", BOARDS],
	["base", BOARDS],
	["europe", EUROPE]
]);
/** For each throw its index among the events and the number of dice, as far as it can be known without the rules: six, after
`reroll` those not set aside, and five in a treasure throw. */
function* counts(events) {
	let thrown = "";
	let chosen = "";
	let aside = 0;
	let again = false;
	const setAside = () => [...thrown].filter((letter) => letter === chosen).length;
	for (const [index, [who, words]] of events.entries()) if (who === "dice") {
		thrown = words;
		const next = events[index + 1]?.[1];
		const last = next === void 0 && words.length === 6;
		yield {
			index,
			count: again ? 6 - aside : index === 0 || last || next?.startsWith("pick ") ? 6 : 5
		};
		if (again) aside += setAside();
		again = false;
	} else if (words.startsWith("pick ")) {
		chosen = words[5] ?? "";
		aside = setAside();
	} else if (words === "reroll") again = true;
}
var sorted = (words) => [...words].sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other)).join("");
var dice$1 = {
	sides: [...BOARDS, ...EUROPE],
	pieceOf: (seat) => seat.board,
	deal(seats, draw, set) {
		const found = SETS$1.get(set);
		if (!found) return null;
		const boards = [...found];
		return Array.from({ length: seats }, () => boards.splice(draw(boards.length), 1)[0][draw(2)]);
	},
	own: (texts) => texts.map((_, i) => [`custom-${i + 1}`]),
	*throws({ events }) {
		for (const { index, count } of counts(events)) yield {
			index,
			expected: (draw) => sorted(Array.from({ length: count }, () => COLOURS[draw(6)]).join(""))
		};
	},
	sorted
};
//#endregion
//#region src/games/ring-and-route/dice-check.ts
var DICE = [
	"A",
	"B",
	"C"
];
var PAPERS = [
	["1", "2"],
	["3", "4"],
	["5", "6"]
];
var SETS = new Map([["", PAPERS[0]], ...PAPERS.map((sides, i) => [String(i + 1), sides])]);
var face = (die, number, colours) => `${die}${number + 1}${colours?.[die]?.[number]}`;
/** The names of the two sheets of a paper; none if it can't be read. */
function sidesOf(text) {
	try {
		return Object.keys(JSON.parse(text).sheets).sort();
	} catch {
		return [];
	}
}
var dice = {
	sides: PAPERS,
	pieceOf: (seat) => seat.sheet,
	deal(seats, draw, set) {
		const sides = SETS.get(set);
		return sides ? Array.from({ length: seats }, () => sides[draw(2)]) : null;
	},
	own(texts) {
		const all = texts.map(sidesOf);
		return all.every((sides) => sides.length > 0) ? all : null;
	},
	*throws({ events, dice: colours }) {
		let thrown = DICE;
		for (const [index, [who, words]] of events.entries()) if (who === "dice") {
			const fall = thrown;
			yield {
				index,
				expected: (draw) => fall.map((die) => face(die, draw(6), colours)).join(" ")
			};
			thrown = DICE;
		} else if (words.startsWith("reroll ")) thrown = DICE.filter((die) => words.slice(7).includes(die));
	},
	sorted: (words) => words.split(" ").sort().join(" ")
};
//#endregion
//#region src/lib/dice-check/sha256.ts
/** SHA-256 and HMAC (FIPS 180-4, RFC 2104). Browsers offer theirs only over https, and a home network has none. */
var fraction = (x) => (x - Math.floor(x)) * 2 ** 32 | 0;
function primes(count) {
	const found = [];
	for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
	return found;
}
var ROUND = Int32Array.from(primes(64), (p) => fraction(Math.cbrt(p)));
var START = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));
var turn = (x, by) => x >>> by | x << 32 - by;
/** The message, a one bit, zeros, and the length in bits, filling whole blocks of 64 bytes. */
function padded(message) {
	const bytes = new Uint8Array(message.length + 72 >> 6 << 6);
	bytes.set(message);
	bytes[message.length] = 128;
	const view = new DataView(bytes.buffer);
	view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
	view.setUint32(bytes.length - 4, message.length << 3);
	return view;
}
function expand(view, at, w) {
	for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
	for (let i = 16; i < 64; i++) {
		const near = w[i - 2];
		const far = w[i - 15];
		const s0 = turn(far, 7) ^ turn(far, 18) ^ far >>> 3;
		const s1 = turn(near, 17) ^ turn(near, 19) ^ near >>> 10;
		w[i] = w[i - 16] + s0 + w[i - 7] + s1 | 0;
	}
}
function compress(state, w) {
	let [a, b, c, d, e, f, g, h] = state;
	for (let i = 0; i < 64; i++) {
		const choice = e & f ^ ~e & g;
		const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i] + w[i] | 0;
		const majority = a & b ^ a & c ^ b & c;
		const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority | 0;
		h = g;
		g = f;
		f = e;
		e = d + one | 0;
		d = c;
		c = b;
		b = a;
		a = one + two | 0;
	}
	[
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].forEach((value, i) => state[i] = state[i] + value | 0);
}
function sha256(message) {
	const view = padded(message);
	const state = START.slice();
	const w = new Int32Array(64);
	for (let at = 0; at < view.byteLength; at += 64) {
		expand(view, at, w);
		compress(state, w);
	}
	const digest = new DataView(new ArrayBuffer(32));
	state.forEach((word, i) => digest.setInt32(4 * i, word));
	return new Uint8Array(digest.buffer);
}
function hmacSha256(key, message) {
	const block = new Uint8Array(64);
	block.set(key.length > 64 ? sha256(key) : key);
	const inner = sha256(join(block.map((byte) => byte ^ 54), message));
	return sha256(join(block.map((byte) => byte ^ 92), inner));
}
function join(...parts) {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
var ascii = (text) => new TextEncoder().encode(text);
var hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** Bytes of hexadecimal text; anything else gives null. */
function fromHex(text) {
	if (typeof text !== "string" || !/^([0-9a-f]{2})*$/.test(text)) return null;
	return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
//#endregion
//#region src/lib/dice-check/running-hash.ts
/** The running hash over the log of a table, and the log as a record has it (docs/fair-dice.md). */
/** The canonical text of a JSON value: sorted keys, no whitespace. */
function canonical(value) {
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1).map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}
/** The hash before the first entry. */
var beginHash = (gameId) => sha256(ascii(`rollwright/log/2${gameId}`));
/** The hash after an entry. */
var nextHash = (hash, entry) => sha256(join(hash, ascii(canonical(entry))));
var runningHash = (gameId, entries) => entries.reduce(nextHash, beginHash(gameId));
/** The entries that a record's log stands for: a number stands for so many of the record's events. */
function unpacked(log, events) {
	let used = 0;
	const entries = log.flatMap((item) => {
		if (typeof item !== "number") return [item];
		if (!Number.isInteger(item) || item < 1 || item > events.length - used) throw new RangeError();
		return events.slice(used, used += item).map(([who, words]) => ({
			what: "event",
			who,
			words
		}));
	});
	if (used < events.length) throw new RangeError();
	return entries;
}
/** The events of a log without those that were taken back. */
function surviving(entries) {
	const found = new Set();
	const bySeat = new Map();
	for (const entry of entries) if (entry.what === "event") {
		found.add(entry);
		bySeat.set(entry.who, bySeat.get(entry.who) ?? []).get(entry.who).push(entry);
	} else if (entry.what === "took_back") {
		const last = bySeat.get(entry.seat)?.pop();
		if (last?.words !== entry.words) throw new RangeError();
		found.delete(last);
	}
	return [...found].map(({ who, words }) => [who, words]);
}
//#endregion
//#region src/lib/dice-check/check.ts
var NOTHING = new Uint8Array(32);
var fault = (code, params = {}) => ({
	code,
	params
});
var bytesOf = (digits) => fromHex(digits) ?? NOTHING;
/** All faults. Rolls are checked only if the secret and the shares are those that were promised. */
function faultsOf(record, dice) {
	const { fair } = record;
	const broken = brokenPromises(fair);
	const faults = broken.length > 0 || fair.secret === null ? broken : wrongRolls(record, dice);
	return fair.log ? [...faults, ...wrongLog(fair, fair.log)] : faults;
}
/** A secret or shares that differ from those that were promised, or that nobody could promise. */
function brokenPromises(fair) {
	const faults = [];
	if (fair.secret === null) faults.push(fault("fair-not-opened"));
	else if (hex(sha256(join(ascii("rollwright/commit/1"), ascii(fair.game_id), bytesOf(fair.secret)))) !== fair.commitment) faults.push(fault("fair-commitment"));
	const broken = fair.shares.filter(({ share, promise }) => share !== null && hex(sha256(bytesOf(share))) !== promise);
	const ofBots = fair.shares.filter(({ share, promise }, place) => fair.log?.closing[place].kind === "bot" && (share !== null || promise !== null));
	return [
		...faults,
		...broken.map(({ seat }) => fault("fair-promise", { seat })),
		...ofBots.map(({ seat }) => fault("fair-bot", { seat }))
	];
}
/** Another log than the one that was hashed, or one that closes the seats with others than those who sat there. */
function wrongLog(fair, log) {
	const faults = [];
	if (hex(runningHash(fair.game_id, log.entries)) !== fair.hash) faults.push(fault("fair-hash"));
	if (canonical(log.closing) !== canonical(log.gathered)) faults.push(fault("fair-list"));
	return faults;
}
/** Lots and throws that differ from those that follow from the secret and the shares, or from the log. */
function wrongRolls(record, dice) {
	const { fair } = record;
	const mix = mixed(fair);
	const roll = (number) => draws(bytesOf(fair.secret), mix, number);
	return [
		...wrongLots(record, dice, roll(0)),
		...fair.log ? otherThanLog(record, dice, fair.log) : [],
		...wrongThrows(record, dice, roll)
	];
}
/** Who sat where, and all shares, hashed into one. */
function mixed({ game_id, shares, log }) {
	const bytes = shares.map(({ share }) => bytesOf(share));
	if (!log) return sha256(join(ascii("rollwright/mix/1"), ascii(game_id), ...bytes));
	return sha256(join(ascii("rollwright/mix/2"), ascii(game_id), sha256(ascii(canonical(log.closing))), ...bytes));
}
function otherThanLog({ game, first, seats, setup, events }, dice, log) {
	const pieces = seats.map((seat) => dice.pieceOf(seat));
	const known = log.pieces.length > 0 && !dice.told;
	const same = {
		game: log.game === game,
		first: log.first === first,
		setup: canonical(log.setup ?? null) === canonical(setup ?? null),
		seats: !known || canonical(log.pieces) === canonical(pieces),
		events: canonical(log.events) === canonical(events)
	};
	return Object.entries(same).flatMap(([field, isSame]) => isSame ? [] : [fault("fair-log", { field })]);
}
/** The numbers of a roll, one by one. Roll 0 is the lot, roll n is throw number n. */
function draws(secret, mix, roll) {
	const bytes = rollBytes(secret, mix, roll);
	return (n) => {
		for (;;) {
			const byte = bytes.next().value;
			if (byte < 256 - 256 % n) return byte % n;
		}
	};
}
function* rollBytes(secret, mix, roll) {
	for (let block = 0;; block++) {
		const place = new DataView(new ArrayBuffer(8));
		place.setUint32(0, roll);
		place.setUint32(4, block);
		yield* hmacSha256(secret, join(ascii("rollwright/roll/1"), mix, new Uint8Array(place.buffer)));
	}
}
/** Who sits where, who begins and what lies before whom, drawn in this order. */
function wrongLots({ fair, seats, first }, dice, draw) {
	const order = fair.lot.order === "lot" ? shuffled(seats.length, draw) : [...seats.keys()];
	const begins = draw(seats.length);
	const own = fair.log?.own.length ? dice.own?.(fair.log.own) : void 0;
	if (own === null) return [fault("fair-log", { field: "own" })];
	const dealt = fair.lot.pieces === "hand" ? [] : own ? dealOwn(own, seats.length, draw) : dice.deal(seats.length, draw, fair.lot.set);
	if (!dealt) return [fault("fair-set", { set: fair.lot.set })];
	const seated = [...seats.keys()].sort((one, other) => fair.shares[one].seat - fair.shares[other].seat);
	const faults = [];
	if (String(order) !== String(seated)) faults.push(fault("fair-order", {
		expected: order.join(", "),
		found: seated.join(", ")
	}));
	if (begins !== first) faults.push(fault("fair-first", {
		expected: begins,
		found: first
	}));
	dealt.forEach((piece, seat) => {
		const fits = fair.lot.pieces === "sides" ? (own ?? dice.sides).find((sides) => sides.includes(piece)) : [piece];
		const found = dice.pieceOf(seats[seat]);
		const params = {
			seat,
			expected: fits.join(" / "),
			found: String(found)
		};
		if (!fits.some((side) => side === found)) faults.push(fault("fair-piece", params));
	});
	return faults;
}
/** Boards or papers of one's own are repeated only when all have been dealt, and the side is drawn. */
function dealOwn(all, seats, draw) {
	let left = [];
	return Array.from({ length: seats }, () => {
		left = left.length ? left : [...all];
		const sides = left.splice(draw(left.length), 1)[0];
		return sides[draw(sides.length)];
	});
}
function shuffled(seats, draw) {
	const order = [...Array(seats).keys()];
	for (let place = seats - 1; place > 0; place--) {
		const other = draw(place + 1);
		[order[place], order[other]] = [order[other], order[place]];
	}
	return order;
}
/** The events that belong to the position that the game begins with. */
function opening({ setup }) {
	const given = setup?.then;
	return Array.isArray(given) ? given : [];
}
function wrongThrows(record, dice, roll) {
	const faults = [];
	const given = opening(record);
	const events = [...given, ...record.events];
	let number = 0;
	for (const { index, expected: fall } of dice.throws({
		...record,
		events
	})) {
		if (index < given.length) continue;
		number++;
		const found = events[index][1];
		const expected = fall(roll(number));
		if (dice.sorted(found) !== expected) faults.push(fault("fair-throw", {
			number,
			expected,
			found
		}));
	}
	return faults;
}
//#endregion
//#region src/lib/dice-check/log.ts
/** What a table's log says about its dice. A log that can't be one, since it comes from anybody, throws an error. */
var DEEP = 5;
var MOST_OWN = 4;
var [NEW, GATHERING, REVEALING, CHOOSING, PLAYING, OVER, DONE] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
];
/** In which phases an entry may stand, from the first to the last of them, and which one it begins. */
var PHASES = new Map([
	["made", [
		NEW,
		NEW,
		GATHERING
	]],
	["joined", [GATHERING, GATHERING]],
	["left", [GATHERING, PLAYING]],
	["renamed", [GATHERING, GATHERING]],
	["swapped", [GATHERING, GATHERING]],
	["closed", [
		GATHERING,
		GATHERING,
		REVEALING
	]],
	["revealed", [REVEALING, REVEALING]],
	["dealt", [
		REVEALING,
		REVEALING,
		CHOOSING
	]],
	["chose", [CHOOSING, CHOOSING]],
	["began", [
		CHOOSING,
		CHOOSING,
		PLAYING
	]],
	["event", [PLAYING, PLAYING]],
	["took_back", [PLAYING, PLAYING]],
	["hinted", [PLAYING, PLAYING]],
	["took_over", [REVEALING, PLAYING]],
	["came_back", [REVEALING, PLAYING]],
	["wants_end", [GATHERING, PLAYING]],
	["plays_on", [GATHERING, PLAYING]],
	["ended", [
		GATHERING,
		PLAYING,
		OVER
	]],
	["opened", [
		OVER,
		OVER,
		DONE
	]]
]);
/** Reads the log of a record with these events and so many seats. */
function readLog(log, events, seats) {
	need(Array.isArray(log) && log.every((item) => typeof item === "number" || isObject(item) && isPlain(item, DEEP)));
	need(events.every(([, words]) => isPlain(words, 0)));
	const entries = unpacked(log, events);
	const found = {
		entries,
		shares: new Map(),
		secret: null,
		closing: []
	};
	let phase = NEW;
	for (const entry of entries) {
		const allowed = PHASES.get(entry.what);
		need(allowed !== void 0 && allowed[0] <= phase && phase <= allowed[1]);
		phase = allowed[2] ?? phase;
		readEntry(found, entry, seats);
	}
	need(phase >= PLAYING);
	return {
		...found,
		events: surviving(entries)
	};
}
function readEntry(log, entry, seats) {
	const seatOf = (value) => {
		need(Number.isInteger(value) && value >= 0 && value < seats);
		return value;
	};
	const perSeat = (value) => {
		need(Array.isArray(value) && value.length === seats);
		return value;
	};
	if (entry.what === "made") {
		log.game = entry.game;
		log.setup = entry.setup;
		log.commitment = digits(entry.commitment);
		const { order, pieces, set = "" } = entry;
		need(typeof set === "string");
		const { own = [] } = entry;
		need(Array.isArray(own) && own.length <= MOST_OWN && own.every((text) => typeof text === "string"));
		log.own = own;
		log.lot = {
			order: oneOf(order, ["lot", "given"]),
			pieces: oneOf(pieces, [
				"lot",
				"sides",
				"hand"
			]),
			set
		};
		log.gathered = perSeat(entry.seats).map((seat) => sitting(seat, [
			"person",
			"bot",
			"open"
		]));
	} else if (entry.what === "joined") log.gathered[seatOf(entry.seat)] = sitting({
		...entry,
		kind: "person"
	}, ["person"]);
	else if (entry.what === "left") {
		const seat = entry.seat;
		if (!log.closing.length) log.gathered[seatOf(seat)] = {
			name: "",
			kind: "open",
			promise: null
		};
	} else if (entry.what === "renamed") {
		const seat = seatOf(entry.seat);
		log.gathered[seat] = sitting({
			...log.gathered[seat],
			name: entry.name
		}, ["person"]);
	} else if (entry.what === "swapped") {
		const [seat, other] = [seatOf(entry.seat), seatOf(entry.other)];
		[log.gathered[seat], log.gathered[other]] = [log.gathered[other], log.gathered[seat]];
	} else if (entry.what === "closed") {
		need(isObject(entry.bots));
		for (const [number, name] of Object.entries(entry.bots)) {
			need([...Array(seats).keys()].some((seat) => String(seat) === number));
			log.gathered[Number(number)] = sitting({
				name,
				kind: "bot",
				promise: null
			}, ["bot"]);
		}
		log.closing = perSeat(entry.seats);
		log.closing.forEach((seat) => sitting(seat, ["person", "bot"]));
	} else if (entry.what === "revealed") {
		need(!log.shares.has(seatOf(entry.seat)));
		log.shares.set(seatOf(entry.seat), digits(entry.share));
	} else if (entry.what === "dealt") {
		log.first = seatOf(entry.first);
		log.seats = perSeat(entry.seats).map(seatOf);
		need(new Set(log.seats).size === seats);
	} else if (entry.what === "began") {
		need(Array.isArray(entry.pieces) && (entry.pieces.length === 0 || entry.pieces.length === seats));
		log.pieces = entry.pieces;
	} else if (entry.what === "event") need((entry.who === "dice" || Number.isInteger(entry.who)) && typeof entry.words === "string");
	else if (entry.what === "took_back") {
		seatOf(entry.seat);
		need(typeof entry.words === "string");
	} else if (entry.what === "opened") log.secret = digits(entry.secret);
}
function sitting(value, kinds) {
	need(isObject(value));
	const { name, kind, promise } = value;
	need(typeof name === "string");
	return {
		name,
		kind: oneOf(kind, kinds),
		promise: promise === null ? null : digits(promise)
	};
}
function need(good) {
	if (!good) throw new RangeError();
}
function digits(value) {
	need(isHex(value));
	return value;
}
function oneOf(value, values) {
	need(values.includes(value));
	return value;
}
/** Whether a value has the same canonical text in every language. */
function isPlain(value, depth) {
	if (typeof value === "string") return !/\p{Surrogate}/u.test(value);
	if (typeof value === "number") return Number.isSafeInteger(value);
	if (typeof value !== "object") return typeof value === "boolean";
	if (value === null) return true;
	const inner = Object.entries(value).every(([key, one]) => /^[\0-\x7f]*$/.test(key) && isPlain(one, depth - 1));
	return depth > 0 && inner;
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isHex = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
//#endregion
//#region src/lib/dice-check/form.ts
var FIRST_VERSION = 1;
var VERSION = 2;
var MOST_SEATS = 4;
/** The record, or its first invalid field. */
function readRecord(record) {
	if (!isObject(record)) return "record";
	const { seats, first, fair, events } = record;
	if (!Array.isArray(seats) || !seats.every(isObject) || seats.length < 1 || seats.length > MOST_SEATS) return "seats";
	const isSeat = (value) => [...seats.keys()].some((seat) => seat === value);
	if (!isSeat(first)) return "first";
	if (!isObject(fair)) return "fair";
	if (fair.version !== FIRST_VERSION && fair.version !== VERSION) return "fair.version";
	if (typeof fair.game_id !== "string" || !/^[A-Za-z0-9_-]{1,64}$/.test(fair.game_id)) return "fair.game_id";
	const isEvent = (value) => Array.isArray(value) && value.length === 2 && (value[0] === "dice" || isSeat(value[0])) && typeof value[1] === "string";
	if (!Array.isArray(events) || !events.every(isEvent)) return "events";
	const found = fair.version === VERSION ? second(fair, events, seats.length) : firstVersion(fair, seats.length);
	return typeof found === "string" ? found : {
		...record,
		fair: found
	};
}
function second({ game_id, hash, log }, events, seats) {
	if (!isHex(hash)) return "fair.hash";
	try {
		const found = readLog(log, events, seats);
		const { commitment, secret, lot, closing, shares } = found;
		return {
			version: VERSION,
			game_id,
			commitment,
			secret,
			shares: closing.map(({ promise }, place) => ({
				seat: found.seats.indexOf(place),
				promise,
				share: shares.get(place) ?? null
			})),
			lot,
			log: found,
			hash
		};
	} catch {
		return "fair.log";
	}
}
function firstVersion(fair, seats) {
	if (!isHex(fair.commitment)) return "fair.commitment";
	if (!isHexOrNull(fair.secret)) return "fair.secret";
	const lot = isObject(fair.lot) ? fair.lot : {};
	if (!["lot", "given"].includes(lot.order)) return "fair.lot.order";
	if (![
		"lot",
		"sides",
		"hand"
	].includes(lot.pieces)) return "fair.lot.pieces";
	const isShare = (value) => isObject(value) && Number.isInteger(value.seat) && isHexOrNull(value.promise) && isHexOrNull(value.share);
	const { shares } = fair;
	if (!Array.isArray(shares) || !shares.every(isShare)) return "fair.shares";
	const owners = shares.map(({ seat }) => seat).sort();
	if (String(owners) !== String([...Array(seats).keys()])) return "fair.shares";
	return {
		...fair,
		lot: {
			...lot,
			set: ""
		},
		log: null,
		hash: ""
	};
}
var isHexOrNull = (value) => value === null || isHex(value);
//#endregion
//#region check-dice/main.mjs
var GAMES = new Map(Object.entries(Object.assign({
	"../src/games/diceland/dice-check.ts": dice$1,
	"../src/games/ring-and-route/dice-check.ts": dice
})).map(([path, dice]) => [path.split("/").at(-2), dice]));
var NEEDED = {
	record: "this is no record",
	seats: "seats: a list of 1 to 4 objects is needed",
	first: "first: a seat is needed",
	events: "events: pairs are needed, of a seat or \"dice\" and words",
	fair: "fair: this game was played without dice that can be checked",
	"fair.version": "fair.version: 1 or 2 is needed",
	"fair.game_id": "fair.game_id is no such name",
	"fair.commitment": "fair.commitment: 64 hexadecimal digits are needed",
	"fair.secret": "fair.secret: 64 hexadecimal digits or null are needed",
	"fair.lot.order": "fair.lot.order: lot or given is needed",
	"fair.lot.pieces": "fair.lot.pieces: lot, sides or hand is needed",
	"fair.shares": "fair.shares: one for each seat is needed, with seat, promise and share",
	"fair.hash": "fair.hash: 64 hexadecimal digits are needed",
	"fair.log": "fair.log is no log of a table with these events"
};
var WORDS = {
	"fair-not-opened": () => "the secret has not been opened yet",
	"fair-commitment": () => "the secret is not the one that was promised",
	"fair-promise": ({ seat }) => `seat ${seat}: its share is not the one that it promised`,
	"fair-bot": ({ seat }) => `seat ${seat}: a bot has a promise or a share`,
	"fair-hash": () => "the hash of the log is not the one that the record names",
	"fair-list": () => "the seats were closed with a list that differs from those who had sat down",
	"fair-log": ({ field }) => `${field}: the record differs from its log`,
	"fair-order": ({ expected }) => `the order by lot is ${expected}`,
	"fair-first": ({ expected, found }) => `by lot seat ${expected} begins, not seat ${found}`,
	"fair-set": ({ set }) => `there is no set “${set}” to deal from`,
	"fair-piece": ({ seat, expected, found }) => `seat ${seat}: the lot gives ${expected}, not ${found}`,
	"fair-throw": ({ number, expected, found }) => `throw ${number} should be “${expected}”, not “${found}”`
};
/** All faults of a record, as sentences. */
function check(record) {
	const read = readRecord(record);
	if (read === "record") return [NEEDED.record];
	const dice = GAMES.get(record.game);
	if (!dice) return ["the game is not known"];
	if (typeof read === "string") return [NEEDED[read]];
	return faultsOf(read, dice).map(({ code, params }) => WORDS[code](params));
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Prints the faults of a file; returns whether there are none. */
async function checkFile(file) {
	let number = 0;
	let records = 0;
	let wrong = 0;
	let old = 0;
	let whole = null;
	const tell = (where, record) => {
		const faults = check(record);
		records++;
		old += record?.fair?.version === 1;
		wrong += faults.length > 0;
		for (const fault of faults) console.log(`${where}: ${fault}`);
	};
	for await (const line of createInterface({
		input: createReadStream(file),
		crlfDelay: Infinity
	})) {
		number++;
		if (whole === null && line.trim() === "") continue;
		if (records === 0 && !file.endsWith(".jsonl") && parsed(line) === void 0) whole ??= [];
		if (whole === null) tell(`${file}:${number}`, parsed(line));
		else whole.push(line);
	}
	if (whole !== null) tell(file, parsed(whole.join("\n")));
	const byFirst = old ? ` (${records === 1 ? "" : `${old} `}by the first version of these dice)` : "";
	if (wrong === 0 && records > 0) console.log(`${file}: ok${records === 1 ? "" : `, ${records} records`}${byFirst}`);
	else console.log(`${file}: ${records === 0 ? "there is no record" : `${wrong} of ${records} wrong`}`);
	return wrong === 0 && records > 0;
}
var good = process.argv.length > 2;
if (!good) console.error("node check-dice.mjs FILE…");
for (const file of process.argv.slice(2)) try {
	good = await checkFile(file) && good;
} catch (error) {
	if (error.code === void 0) throw error;
	console.error(`${file}: it can't be read (${error.code})`);
	good = false;
}
process.exitCode = good ? 0 : 1;
//#endregion
