// Made by `./run types` from src/boardwright/lobby/messages.py. Change it there.

export type Text = string;

export type SeatKind = 'open' | 'person' | 'bot';

export type Status = 'gathering' | 'playing' | 'over';

export type Pace = 'instant' | 'brisk' | 'calm';

export type Role = 'board' | 'button' | 'end' | 'aside';

export interface OptionValue {
  value: string;
  words: Text;
}

export interface OptionInfo {
  name: string;
  title: Text;
  default: string;
  values: OptionValue[];
}

/** A bot that can take a seat, weakest first. */
export interface BotInfo {
  id: string;
  name: Text;
  text: Text; // what to expect of it
  points: number | null; // that four of its kind make on average, where that was measured
}

/** A guided first game, before it is begun. */
export interface LessonInfo {
  minutes: number;
  ideas: number; // so many are told, one at a time
  bots: number; // that sit at the table
}

/** A game as the lobby shows it. */
export interface GameInfo {
  name: string;
  title: Text;
  tagline: Text;
  players: number[];
  minutes: number;
  weight: number; // 1 to 5
  options: OptionInfo[];
  preferences: OptionInfo[]; // what may be answered for a player without asking
  bots: BotInfo[];
  usual_bot: string; // whom one gets who does not choose
  lesson: LessonInfo | null;
}

export interface EntryInfo {
  id: string;
  name: Text;
  text: Text;
  source: Text;
}

export interface SectionInfo {
  title: Text;
  entries: EntryInfo[];
}

/** The rules page: the whole content generated from data. Its chapters of prose are a file of each language. */
export interface RulesInfo {
  title: Text;
  notice: Text; // unofficial; which values are reconstructed
  sections: SectionInfo[];
}

/** One seat of a table, as everybody sees it. */
export interface SeatInfo {
  kind: SeatKind;
  name: Text; // as the person wrote it; '' when open
  bot: string; // the bot's id when a bot sits here
  patience: number; // so many seconds this bot may think about a decision; 0 where it answers at once
  connected: boolean; // a person with an open socket; bots are always
  left: boolean; // the person has said goodbye: a bot or another person may take over
  away: boolean; // the person has been away for so long that the host may let a bot play for them
  stand_in: string; // the bot that plays until the person takes the seat back
  ready: boolean; // before the game: it may begin
  again: boolean; // after the game: would play once more
  host: boolean;
  role: Text; // commander, faction; '' before it is chosen
  disc: string; // its colour and emblem, where the game gives them: 'forest witches'; '': those of the seat
}

/** Somebody whom the rules play: an automaton. */
export interface RivalInfo {
  name: Text;
  points: number;
  sheet: number[]; // points by source, in the order of the score sheet
  disc: string;
}

/** A table in a list, and the head of a table's state. */
export interface TableInfo {
  id: string;
  game: string;
  title: Text; // the game's title
  status: Status;
  private: boolean;
  pace: Pace;
  options: Record<string, string>;
  option_words: Text[];
  seats: SeatInfo[];
  you: number | null; // your seat
  host: boolean; // you may change seats, start, hand over and mute
  away: number; // seconds after which a bot may play for who is not there; 0: never
  waiting: number[];
  moves: number;
  progress: Text; // 'Planet 2 of 7'
  phase: Text; // 'first exploration'
  scores: number[]; // when over: before, the view tells what the seat may know
  winners: number[]; // when over
  rivals: RivalInfo[]; // when over; one wins with as many points as the best seat or more
  updated: number; // seconds since 1970
  hints: boolean; // whether who is asked may ask the house bot: against bots, or where the host allowed it
  next_table: string; // the rematch, once there is one
  lesson: boolean; // a guided first game
  open: boolean; // nothing is hidden: who watches may see the table as a seat sees it
  stopped: Text; // why the game cannot go on: it was begun under rules that have been mended since
}

export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
}

export interface NewSeat {
  kind: SeatKind;
  bot?: string;
  name?: string; // of somebody else who sits at the same device
}

export interface NewTable {
  game: string;
  seats: NewSeat[]; // the first 'person' is you, others share your device; 'open' ones are invited
  options?: Record<string, string>;
  private?: boolean;
  pace?: Pace;
  hints?: boolean; // whether hints are allowed where other people play; against bots they always are
  name?: string; // yours
  ready?: boolean; // whether the game may begin as soon as all others are ready
  away?: number; // seconds without a window, after which a bot may play for somebody; 0: never
}

/** Begin a guided first game: the game says how it is laid out. */
export interface NewLesson {
  game: string;
  name: string; // yours
}

export interface Created {
  id: string;
}

export interface Rematch {
  id: string; // the table, once there is one
  waiting: number[]; // seats whose people have not agreed yet
}

export interface Sit {
  seat: number;
  name: string;
  ready?: boolean; // whether the game may begin at once
}

export interface Ready {
  ready: boolean;
}

/** By the host: who is to be it from now on. */
export interface HandOver {
  seat: number;
}

/** By the host: whether the author of a line of chat is to say no more. */
export interface Mute {
  line: number;
  muted: boolean;
}

/**
 * By the host. Before the game: to open, or to a bot. In the game: of a seat that its person has left the same; of
 * somebody who is away, a bot plays until they are back.
 */
export interface ChangeSeat {
  seat: number;
  kind: 'open' | 'bot';
  bot?: string;
}

/** A record to be looked at, or played on. */
export interface Import {
  record: string;
}

/** Why a request was refused: a sentence for a person. */
export interface Problem {
  problem: Text;
}

/** The table as it was after so many moves, for the replay. */
export interface Position {
  moves: number;
  last: number; // how many moves there are
  view: Record<string, unknown>;
  words: Text; // the move that led here
  seat: number | null; // whose; None for chance and for the start
  scores: number[]; // when the game is over
  progress: Text;
  phase: Text;
}

/**
 * Moves of your own seat, to be tried on a scratch copy of the table on which the others stand still. A step is one
 * answer, or several that are given in one go.
 */
export interface PlanAhead {
  steps: string[][];
  more?: string[]; // a step to add: an answer, and others that follow it as far as they are legal
}

/** What would the house bot do in your place, at the table of this version? */
export interface AskHint {
  version: number;
}

/** What the table would pay as it stands, as the asking seat may know it. */
export interface OutlookInfo {
  version: number;
  outlook: Record<string, unknown> | null; // an `Outlook`; None where the game tells none, and when it is over
}

export interface ScorePoint {
  moves: number;
  scores: number[];
  rivals: number[];
  round: number; // 0 before the first
  part: Text; // 'Round 3'; before it, what the game does then
}

/** For the plot and the replay slider: one point per move of a seat, and where rounds begin. */
export interface History {
  points: ScorePoint[];
  marks: ScorePoint[]; // the first point of each round
  sources: Text[]; // in the order of the score sheet
  sheet: number[][]; // by seat: points by source
}

/** Answer a question. `key` is made by the client: the same key sent twice is applied once. */
export interface Act {
  type: 'act';
  version: number;
  action: string;
  key: string;
  then?: string[]; // answers to the questions that follow: they are given as far as they are legal
  end?: boolean; // if everything is answered then, the turn ends with it
}

export interface Undo {
  type: 'undo';
  version: number;
  key: string;
  course?: boolean; // all answers that were given in one go, not only the last
}

export interface EndTurn {
  type: 'end';
  version: number;
  key: string;
}

export interface Say {
  type: 'say';
  text: string;
  key: string;
}

/**
 * How this socket wants to be served: whether the own turn waits for End Turn; and what is to be answered for its
 * person without asking, with the browser open or not.
 */
export interface Prefer {
  type: 'prefer';
  confirm: boolean;
  name?: string;
  preferences?: Record<string, string> | null; // at this game, on every table; None: as they were
  previews?: boolean;
}

/** At a guided first game: this idea is known now; '' is all of them. Said twice, it is the same. */
export interface Learn {
  type: 'learn';
  idea: string;
  key: string;
}

export interface Ping {
  type: 'ping';
}

export type Keyed = Act | Undo | EndTurn | Say | Learn;

export type FromClient = Act | Undo | EndTurn | Say | Learn | Prefer | Ping;

/** A change that an answer makes: what, by how much, where it comes from. */
export interface LedgerEntry {
  kind: 'stock' | 'points' | 'track' | 'piece' | 'offer';
  what: string;
  amount: number;
  source: string;
  seat?: number | null; // None: the table's
  place?: string;
}

/** What answers of a seat are about, where a player finds them, and what they would change. */
export interface Option {
  id: string; // the answers, with '; ' between them
  role: Role; // on the board, a button, the button that ends the turn, a button beside what matters
  short: Text; // the label of a button
  things?: string[]; // on the board
  tool?: string; // of the action bar
  price?: Text; // what of the outcome is paid: on the button
  outcome?: Text; // what it pays and brings, and what else happens
  entries?: LedgerEntry[];
}

/** Answers that go together, as one intention: what they change in all. */
export interface CourseInfo {
  id: string;
  role: Role;
  short: Text;
  things: string[];
  tool: string;
  price: Text;
  outcome: Text;
  entries: LedgerEntry[];
  answers: string[];
}

/** A legal answer: its text, its words, and what it would change. */
export interface ActionInfo {
  id: string;
  role: Role;
  short: Text;
  things?: string[];
  tool?: string;
  price?: Text;
  outcome?: Text;
  entries?: LedgerEntry[];
  action: string;
  note?: Text; // what is written on the thing that it chooses
  words: string; // label, outcome and note in one: lib/board/answers.ts
}

/** What a seat that is asked may answer, and why it cannot answer otherwise. */
export interface Choices {
  actions: ActionInfo[];
  courses: CourseInfo[]; // several answers that go together; the first of each is among the actions
  obstacles: Record<string, Text>; // thing in the view -> why it cannot be chosen now
}

/** Something that the house bot would do in your place, or thinks of second. */
export interface Advised {
  id: string;
  role: Role;
  short: Text;
  things: string[];
  tool: string;
  price: Text;
  outcome: Text;
  entries: LedgerEntry[];
  answers: string[];
  behind: Text; // how much worse than the best it looks: '3 less'
}

/** The advice of the house bot. It knows what your seat may know. */
export interface Hint {
  version: number; // of the table that it is about
  best: Advised;
  others: Advised[];
  why: Text; // the distance to the next best, and what makes it
}

/** What another seat is taken to do so that a plan goes on. */
export interface Assumed {
  seat: number;
  words: Text; // past tense
}

/** A step of a plan that can be done, and where it leads. */
export interface PlannedStep {
  answers: string[];
  words: Text[]; // each answer in words
  stocks: Text[]; // what you have then: '3 workers'
  changes: Text[]; // '+2 points'
  let_be: boolean; // to get so far, a question that stands before is let be: an offer declined, a turn ended
  assumed: Assumed[]; // what the others are taken to do after it: they pass, so that the next round comes
}

/** The scratch copy after the steps of a plan, as far as they can be done. */
export interface Planned {
  actions: ActionInfo[];
  courses: CourseInfo[];
  obstacles: Record<string, Text>;
  version: number; // of the table that it was tried on
  steps: PlannedStep[];
  now: number; // so many of these can be played for real at once
  ends: '' | 'draw' | 'others' | 'over'; // why nothing can follow the last step; '' when you are asked
  missing: Text; // why the step after these cannot be done; '' where the game does not tell
  assumed: Assumed[]; // what the others are taken to do before the first step
  stocks: Text[]; // what you have before the first step
  view: Record<string, unknown>;
  question: Text;
  progress: Text;
  phase: Text;
}

/** So much of a stock. */
export interface LogAmount {
  what: string;
  number: number;
  words: Text;
}

/** How much of something there is after a move, and how much more or less than before. */
export interface LogLevel {
  what: string;
  number: number;
  by: number;
}

/** What somebody paid and got, as data and in words; points stand apart. */
export interface LogSums {
  paid: LogAmount[];
  gained: LogAmount[];
  points: number; // negative: so many were lost
  levels: LogLevel[]; // what stands otherwise than before, all of it: bowls of power
  words: Text; // all of it: 'paid 2 coins; got 3 points'
}

/** What a turn did to somebody else: what they answered to it, and what befell them. */
export interface LogTouch {
  seat: number;
  words: Text[];
  sums: LogSums;
}

/** Somebody's levels after a move. */
export interface LogLevels {
  seat: number;
  levels: LogLevel[];
  words: Text;
}

/** One move in words. `number` is its place in the record, counted from 1. */
export interface LogLine {
  number: number;
  seat: number | null; // None: chance
  action: string;
  things: string[]; // on the board, that it concerned
  words: Text; // past tense, without sums
  changes: Text[]; // what it brought to whom, in words: 'Anna: +3 points, -2 strength'
  levels: LogLevels[]; // what stands otherwise than before
}

/** One turn: moves that belong together, told in one line; or one without a move, as there was only one answer. */
export interface LogTurn {
  first: number; // its moves, counted from 1; what is no move stands after the last
  last: number;
  seat: number | null; // None: chance, or a rival
  rival: Text; // the name of somebody whom the rules play; '' otherwise
  words: Text; // what was done: past tense, no sums, a small letter first: the name goes before it
  sums: LogSums; // what whoever acted paid and got
  events: Text[]; // what else came of it
  sources: Text[]; // where its points came from
  entries: LedgerEntry[]; // what a rival changed, for marks on the board
  touched: LogTouch[];
  steps: LogLine[];
  final: boolean; // what the end of the game brought: nobody's turn
}

export interface ChatLine {
  number: number;
  seat: number | null; // None: a spectator
  name: Text;
  text: string;
  at: number;
  muted: boolean; // the host does not want to hear its author
}

/** What the coach of a guided first game says now: one idea. */
export interface CoachInfo {
  idea: string;
  number: number; // which one it is, counted from 1
  ideas: number; // so many there are
  title: Text;
  what: Text; // what to do
  why: Text;
  at: string[]; // what it points at: the first of these that is drawn
  show: Text; // what Show me does, as the label of a button; '' where the idea is only told
  answers: string[];
}

/** When you are asked (`kernel/occasion.py`). */
export interface OccasionInfo {
  kind: 'turn' | 'step' | 'answer' | 'setup';
  words: Text; // what calls for the question, where that is not what you have just done
  by: number | null; // whose doing it is
  waiting: number; // so many such questions wait for you, this one among them
  stages: Text[]; // of the set-up, the first turn last
  stage: number;
}

/** The whole table for one viewer. Sent on connecting and after everything that happens. */
export interface TableState {
  type: 'state';
  actions: ActionInfo[];
  courses: CourseInfo[];
  obstacles: Record<string, Text>;
  version: number;
  table: TableInfo;
  view: Record<string, unknown>;
  holding: number | null; // the seat that has answered everything and is to press End Turn
  thinking: number[]; // bots at work
  question: Text; // what you are asked; '' when you are not
  occasion: OccasionInfo;
  answering: boolean; // those who are waited for answer what another has done
  previews: boolean; // whether actions are told in full, with courses and obstacles; else they are the legal answers
  preferences: Record<string, string>; // what is answered for you without asking; {} for a spectator
  can_undo: boolean;
  ends_with_reveal: boolean; // ending the turn reveals something: it cannot be taken back after that
  coach: CoachInfo | null; // at a guided first game, while an idea is due
  reveal: Text; // what is revealed, as a button, where your turn goes on after it; '' where it ends
  log_from: number; // the turns below replace every turn that begins with this move or a later one
  log: LogTurn[];
}

/** Lines of chat: the newest on connecting, then each as it comes. */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}

/** How many have the table open without a seat: on connecting, if there are any, and when it changes. */
export interface Watchers {
  type: 'watchers';
  count: number;
}

/**
 * Something you sent was not done: the sentence says why and what would be right. The fresh state follows when the
 * table has moved on.
 */
export interface Refused {
  type: 'refused';
  key: string;
  kind: 'not-legal' | 'stale' | 'not-your-turn' | 'cannot-parse' | 'too-fast' | 'unavailable';
  problem: Text;
}

/** What you sent under this key is in the record. */
export interface Done {
  type: 'done';
  key: string;
  version: number;
}

export interface Pong {
  type: 'pong';
}

export type FromServer = TableState | Chat | Watchers | Refused | Done | Pong;
