// Made by `./run types` from src/boardwright/kernel/outlook.py. Change it there.

/** Where one seat stands. */
export interface Standing {
  amount: number | null; // How far it has come: steps, buildings; none where only the points count.
  points: number; // What that brings if it ended now.
  shared: boolean; // Whether it shares its place.
}

/** One thing in which seats are compared, or counted. */
export interface Race {
  sign: string; // For drawing.
  name: string;
  standings: (Standing | null)[]; // By seat; none where it is hidden.
}

/** Races that are paid alike. */
export interface Contest {
  title: string;
  rule: string; // What is paid, in short.
  counted: boolean; // Whether answers are weighed by it; not by what may only come.
  races: Race[];
}

/** So much of something. */
export interface Amount {
  what: string; // For drawing.
  number: number;
  words: string;
}

/** What the end of the round pays. */
export interface RoundEnd {
  title: string;
  rule: string;
  pays: Amount[][]; // By seat.
}

/** The next income with one card, or without any. */
export interface Income {
  card: string;
  name: string; // '' where no card makes a difference.
  brings: Amount[]; // The part of the card.
  income: Amount[]; // All of it.
}

export interface NextIncome {
  incomes: Income[]; // The first is what comes as things stand; those after it, with each card that may still be taken.
}

/** Something that the seat may do now, and its points: at once and at the end. */
export interface Choice {
  answers: string[];
  words: string;
  points: number;
  alike: number; // So many others of the kind bring as much.
}

export interface Outlook {
  contests: Contest[];
  round_end: RoundEnd | null;
  next_income: NextIncome | null; // Of the seat that looks.
  choices: Choice[]; // The best ones of the seat that looks, the first most.
}
