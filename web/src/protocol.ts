// Every message between page and server, and every entry of a table's log (docs/protocol.md).

// Made by tools/page_types.py from src/rollwright/server/protocol.py; not edited by hand.

export type Phase = 'gathering' | 'revealing' | 'choosing' | 'playing' | 'over';
export type Pieces = 'lot' | 'sides' | 'hand';
export type Order = 'lot' | 'given';
export type Param = string | number | null;
export interface SeatMade { name: string; kind: 'person' | 'bot' | 'open'; bot: string | null; piece: string | null; promise: string | null }
export interface Made { n: number; at: number; what: 'made'; game: string; options: Record<string, number>; pieces: Pieces; order: Order; seats: SeatMade[]; commitment: string }
export interface Joined { n: number; at: number; what: 'joined'; seat: number; name: string; promise: string | null }
export interface Left { n: number; at: number; what: 'left'; seat: number }
export interface Closed { n: number; at: number; what: 'closed'; bots: Record<string, string> }
export interface Revealed { n: number; at: number; what: 'revealed'; seat: number; share: string }
export interface Dealt { n: number; at: number; what: 'dealt'; first: number; seats: number[]; deal: string[] }
export interface Chose { n: number; at: number; what: 'chose'; seat: number; piece: string }
export interface Began { n: number; at: number; what: 'began'; pieces: string[] }
export interface Event { n: number; at: number; what: 'event'; who: number | 'dice'; words: string }
export interface TookBack { n: number; at: number; what: 'took_back'; seat: number; words: string }
export interface TookOver { n: number; at: number; what: 'took_over'; seat: number; bot: string }
export interface CameBack { n: number; at: number; what: 'came_back'; seat: number }
export interface WantsEnd { n: number; at: number; what: 'wants_end'; seat: number }
export interface Ended { n: number; at: number; what: 'ended'; reason: string }
export interface Opened { n: number; at: number; what: 'opened'; secret: string }
export interface Rematch { n: number; at: number; what: 'rematch'; seat: number; table: string; invite: string | null }
export type LogEntry = Made | Joined | Left | Closed | Revealed | Dealt | Chose | Began | Event | TookBack | TookOver | CameBack | WantsEnd | Ended | Opened | Rematch;
export interface Hello { type: 'hello'; since: number }
export interface DoMove { type: 'do'; id: string; seat: number; act: 'move'; throw: number; move: string }
export interface DoTakeBack { type: 'do'; id: string; seat: number; act: 'take_back'; throw: number }
export interface DoStart { type: 'do'; id: string; seat: number; act: 'start'; bot?: string | null }
export interface DoReveal { type: 'do'; id: string; seat: number; act: 'reveal'; share: string }
export interface DoChoose { type: 'do'; id: string; seat: number; act: 'choose'; piece: string }
export interface DoTakeOver { type: 'do'; id: string; seat: number; act: 'take_over'; of: number; bot: string }
export interface DoComeBack { type: 'do'; id: string; seat: number; act: 'come_back' }
export interface DoEnd { type: 'do'; id: string; seat: number; act: 'end' }
export interface DoRematch { type: 'do'; id: string; seat: number; act: 'rematch'; table: string; invite: string }
export type Command = DoMove | DoTakeBack | DoStart | DoReveal | DoChoose | DoTakeOver | DoComeBack | DoEnd | DoRematch;
export type FromPage = Hello | Command;
export interface Said { code: string; params: Record<string, Param> }
export interface Seat { name: string; kind: 'person' | 'bot' | 'open'; bot: string | null; piece: string | null }
export interface TableView { id: string; phase: Phase; game: string; pieces: Pieces; order: Order; options: Record<string, number>; seats: Seat[]; first: number; throws: number; events: number; pending: number[]; scores: number[]; over: boolean; winners: number[]; reason: string | null; ending: number[]; look: unknown; said: Said[]; moves: Record<string, string[]>; sides: Record<string, string[]>; back: number[] }
export interface Welcome { type: 'welcome'; mine: number[]; entries: LogEntry[]; table: TableView }
export interface News { type: 'news'; mine: number[]; entries: LogEntry[]; table: TableView }
export interface Here { type: 'here'; here: (boolean | number)[]; watchers: number; now: number }
export interface Done { type: 'done'; id: string; n: number }
export interface Refused { type: 'refused'; id: string | null; code: string; params: Record<string, Param> }
export interface Elsewhere { type: 'elsewhere' }
export type FromServer = Welcome | News | Here | Done | Refused | Elsewhere;
export interface SeatWanted { kind: 'person' | 'open' | 'bot'; name?: string | null; bot?: string | null; piece?: string | null }
export interface MakeTable { game: string; seats: SeatWanted[]; pieces?: Pieces; order?: Order; options?: Record<string, number>; promise?: string | null }
export interface TableMade { table: string; invite: string; mine: number[] }
export interface JoinTable { invite: string; name: string; others?: string[]; promise?: string | null }
export interface Mine { mine: number[] }
export interface Link { token: string }
export interface MoveSeats { token: string }
export interface Nothing {}
export interface GameFacts { name: string; seats: number; pieces: string[]; sides: string[][]; bots: string[] }
export interface Games { games: GameFacts[] }
export interface Place { origin: string }
export interface ThrowTable { dice: number; words: Record<string, string> }
export interface ThrowOfRecord { index: number; table: number }
export interface ThrowWords { tables: ThrowTable[]; throws: ThrowOfRecord[] }
export interface Frame { event: (number | string)[] | null; throws: number; pending: number[]; scores: number[]; over: boolean; winners: number[]; reason: string | null; look: unknown; said: Said[] }
export interface Frames { frames: Frame[] }
export interface FairCheck { checked: boolean; faults: Said[] }
export interface RecordShown { record: Record<string, unknown>; seats: Seat[]; first: number; pieces: Record<string, unknown>; frames: Frame[]; fair: FairCheck }
export interface Refusal { code: string; params: Record<string, Param> }
