// Every message between page and server, and every entry of a table's log (docs/protocol.md).

// Made by tools/page_types.py from protocol.py and table/entries.py in src/rollwright/server, and from coach/report.py.

export type Pieces = 'lot' | 'sides' | 'hand';
export type Order = 'lot' | 'given';
export type Shown = 'idea' | 'move';
export interface SeatMade { name: string; kind: 'person' | 'bot' | 'open'; bot: string | null; piece: string | null; promise: string | null }
export interface Made { what: 'made'; n: number; at: number; game: string; options: Record<string, number>; pieces: Pieces; order: Order; seats: SeatMade[]; commitment: string; teaching?: boolean; setup?: Record<string, unknown> | null; set?: string; own?: string[]; edition?: number }
export interface Joined { what: 'joined'; n: number; at: number; seat: number; name: string; promise: string | null }
export interface Left { what: 'left'; n: number; at: number; seat: number }
export interface Renamed { what: 'renamed'; n: number; at: number; seat: number; name: string }
export interface Swapped { what: 'swapped'; n: number; at: number; seat: number; other: number }
export interface SeatClosed { name: string; kind: 'person' | 'bot'; promise: string | null }
export interface Closed { what: 'closed'; n: number; at: number; bots: Record<string, string>; seats?: SeatClosed[] | null; teaching?: boolean }
export interface Revealed { what: 'revealed'; n: number; at: number; seat: number; share: string }
export interface Dealt { what: 'dealt'; n: number; at: number; first: number; seats: number[]; deal: string[] }
export interface Chose { what: 'chose'; n: number; at: number; seat: number; piece: string }
export interface Began { what: 'began'; n: number; at: number; pieces: string[] }
export interface Event { what: 'event'; n: number; at: number; who: number | 'dice'; words: string }
export interface TookBack { what: 'took_back'; n: number; at: number; seat: number; words: string }
export interface Hinted { what: 'hinted'; n: number; at: number; seat: number; show: Shown }
export interface TookOver { what: 'took_over'; n: number; at: number; seat: number; bot: string }
export interface CameBack { what: 'came_back'; n: number; at: number; seat: number }
export interface WantsEnd { what: 'wants_end'; n: number; at: number; seat: number }
export interface PlaysOn { what: 'plays_on'; n: number; at: number; seat: number }
export interface Ended { what: 'ended'; n: number; at: number; reason: string }
export interface Opened { what: 'opened'; n: number; at: number; secret: string }
export interface Rematch { what: 'rematch'; n: number; at: number; seat: number; table: string; invite: string | null }
export type LogEntry = Made | Joined | Left | Renamed | Swapped | Closed | Revealed | Dealt | Chose | Began | Event | TookBack | Hinted | TookOver | CameBack | WantsEnd | PlaysOn | Ended | Opened | Rematch;
export type Param = string | number | null;
export type Verdict = 'forced' | 'good' | 'unclear' | 'mistake' | 'blunder';
export interface Reason { id: string; params: Record<string, Param>; text: string }
export interface Errors { decisions: number; unforced: number; mean: number | null; low: number | null; high: number | null; level: number | null; lowest: number | null; highest: number | null }
export interface Side { seat: number | null; name: string; start: number; luck: number; own: number; others: number; rest: number; result: number; errors: Errors; costliest: number[]; luckiest: number | null; unluckiest: number | null }
export interface Throw { event: number; words: string; luck: number[] }
export interface Play { moves: string[]; chances: number[]; loss: number }
export interface Confirmation { games: number; loss: number; error: number }
export interface Decision { events: number[]; phase: number; seat: number; played: Play; good: Play[]; cost: number[]; verdict: Verdict; confirmation: Confirmation | null; reasons: Reason[] }
export interface Review { hash: string; game: string; language: string; progress: number; over: boolean; events: number; seats: Side[]; curve: number[][]; throws: Throw[]; decisions: Decision[] }
export interface Hint { hash: string; chances: number[]; idea: Reason[]; good: Play[]; plain?: Play | null }
export interface Attempt { complete: boolean; right: boolean; loss: number }
export interface SeatMoves { seat: number; plays: Play[] }
export interface Analysis { hash: string; chances: number[]; moves: SeatMoves[] }
export type Phase = 'gathering' | 'revealing' | 'choosing' | 'playing' | 'over';
export interface Hello { type: 'hello'; since: number }
export interface DoMove { act: 'move'; type: 'do'; id: string; seat: number; throw: number; move: string }
export interface DoWhy { act: 'why'; type: 'do'; id: string; seat: number; throw: number; move: string }
export interface DoTakeBack { act: 'take_back'; type: 'do'; id: string; seat: number; throw: number }
export interface DoStart { act: 'start'; type: 'do'; id: string; seat: number; bot?: string | null }
export interface DoRename { act: 'rename'; type: 'do'; id: string; seat: number; of: number; name: string }
export interface DoSwap { act: 'swap'; type: 'do'; id: string; seat: number; of: number; other: number }
export interface DoReveal { act: 'reveal'; type: 'do'; id: string; seat: number; share: string }
export interface DoChoose { act: 'choose'; type: 'do'; id: string; seat: number; piece: string }
export interface DoTakeOver { act: 'take_over'; type: 'do'; id: string; seat: number; of: number; bot: string }
export interface DoComeBack { act: 'come_back'; type: 'do'; id: string; seat: number }
export interface DoEnd { act: 'end'; type: 'do'; id: string; seat: number }
export interface DoPlayOn { act: 'play_on'; type: 'do'; id: string; seat: number }
export interface DoRematch { act: 'rematch'; type: 'do'; id: string; seat: number; table: string; invite: string }
export type Command = DoMove | DoWhy | DoTakeBack | DoStart | DoRename | DoSwap | DoReveal | DoChoose | DoTakeOver | DoComeBack | DoEnd | DoPlayOn | DoRematch;
export type FromPage = Hello | DoMove | DoWhy | DoTakeBack | DoStart | DoRename | DoSwap | DoReveal | DoChoose | DoTakeOver | DoComeBack | DoEnd | DoPlayOn | DoRematch;
export interface Said { code: string; params: Record<string, Param> }
export interface Seat { name: string; kind: 'person' | 'bot' | 'open'; bot: string | null; piece: string | null; chair: number; hints: number }
export interface TableView { id: string; phase: Phase; game: string; pieces: Pieces; set: string; own: string[]; order: Order; options: Record<string, number>; teaching: boolean; hints: boolean; seats: Seat[]; makers: number[]; first: number; sides: Record<string, string[]>; throws: number; events: number; pending: number[]; scores: number[]; over: boolean; winners: number[]; reason: string | null; ending: number[]; look: unknown; said: Said[]; moves: Record<string, string[]>; back: number[] }
export interface Part { type: 'part'; entries: LogEntry[] }
export interface Welcome { type: 'welcome'; mine: number[]; entries: LogEntry[]; table: TableView }
export interface News { type: 'news'; mine: number[]; entries: LogEntry[]; table: TableView }
export interface Here { type: 'here'; here: (boolean | number)[]; watchers: number; now: number }
export interface Done { type: 'done'; id: string; n: number }
export interface Refused { type: 'refused'; id: string | null; code: string; params: Record<string, Param> }
export interface Elsewhere { type: 'elsewhere' }
export interface Restarting { type: 'restarting'; after: number }
export interface Storing { type: 'storing'; works: boolean }
export type FromServer = Part | Welcome | News | Here | Done | Refused | Elsewhere | Restarting | Storing;
export interface SeatWanted { kind: 'person' | 'bot' | 'open'; name?: string | null; bot?: string | null; piece?: string | null }
export interface MakeTable { game: string; seats: SeatWanted[]; pieces?: Pieces; set?: string; own?: string[]; order?: Order; options?: Record<string, number>; promise?: string | null; teaching?: boolean; setup?: Record<string, unknown> | null; edition?: number | null }
export interface JoinTable { invite: string; name?: string; others?: string[]; promise?: string | null }
export interface FreeSeat { seat: number }
export interface MoveSeats { token: string }
export interface LearnerMoves { moves?: string[] }
export interface CheckPiece { text: string }
export interface MakePiece { seed: number; style?: string; wishes?: Record<string, number> }
export interface PrintPiece { text: string; title?: string }
export interface PrintOrder { game: string; pieces?: PrintPiece[]; dice?: boolean; rules?: boolean; paper?: 'a4' | 'letter'; per_page?: number; size?: 'large' | 'medium' | 'small'; grey?: boolean; copies?: number; language?: 'en' | 'de' | 'fr' | 'it'; site?: string }
export interface AskHint { seat: number; throw: number; show?: Shown }
export interface Try { record: Record<string, unknown>; phase: number; event: number; seat: number; moves: string[] }
export interface TableMade { table: string; invite: string; mine: number[] }
export interface OwnPieces { pieces: Record<string, unknown> }
export interface Mine { mine: number[] }
export interface Link { token: string }
export interface Forgotten { forgotten: boolean }
export interface Nothing {}
export interface GameFacts { name: string; seats: number; pieces: string[]; sides: string[][]; sets: Record<string, string[]>; bots: string[]; lessons?: string[]; styles?: string[]; edition?: number }
export interface Games { games: GameFacts[] }
export interface Place { origin: string; here_only: boolean; can_open: boolean }
export interface Fault { code: string; params: Record<string, Param>; rule: string | null; line: number | null; column: number | null; field: string | null; space: string | null }
export interface Remark { piece: string; code: string; params: Record<string, Param>; rule: string | null }
export interface PieceChecked { fault: Fault | null; about: Remark[]; notices: Remark[]; pieces: Record<string, unknown> }
export interface PieceText { text: string }
export interface ThrowTable { dice: number; words: Record<string, string> }
export interface ThrowOfRecord { index: number; table: number }
export interface ThrowWords { tables: ThrowTable[]; throws: ThrowOfRecord[] }
export interface Frame { event: (number | string)[] | null; throws: number; pending: number[]; scores: number[]; over: boolean; winners: number[]; reason: string | null; look: unknown; said: Said[] }
export interface Frames { frames: Frame[] }
export interface LessonShown { seats: Seat[]; learner: number; frames: Frame[]; moves: string[]; back: boolean; step: number; steps: number; says: string; rule: string | null; reads: boolean; done: boolean; accepted: number; answer: Said | null }
export interface FairCheck { checked: boolean; faults: Said[] }
export interface RecordShown { record: Record<string, unknown>; seats: Seat[]; first: number; pieces: Record<string, unknown>; frames: Frame[]; fair: FairCheck }
export interface Tried { frame: Frame; moves: string[]; back: boolean; accepted: number; answer: Said | null; done: boolean; right: boolean | null; loss: number | null }
export interface PositionShown { position: Record<string, unknown>; seats: Seat[]; first: number; pieces: Record<string, unknown>; frame: Frame; moves: Record<string, string[]>; throws: Record<string, number>; analysis: Analysis }
export interface ReviewSent { type: 'review'; review: Review }
export interface ProgressSent { type: 'progress'; progress: number }
export type Reviewing = ReviewSent | ProgressSent | Refused;
export interface Refusal { code: string; params: Record<string, Param> }
