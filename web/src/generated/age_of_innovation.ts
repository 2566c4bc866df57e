// Made by `./run types` from src/boardwright/games/age_of_innovation/table/view.py and pieces.py. Change it there.

export type Building = 'workshop' | 'guild' | 'school' | 'palace' | 'university' | 'tower' | 'monument';

export type Discipline = 'banking' | 'law' | 'engineering' | 'medicine';

export type Terrain = 'desert' | 'plains' | 'swamp' | 'lake' | 'forest' | 'mountain' | 'wasteland';

export type Phase = 'setup' | 'actions' | 'bonus' | 'over';

export interface HexView {
  terrain: Terrain;
  building: Building | null; // The rest speaks of the building, if there is one.
  owner: number | null;
  neutral: boolean;
  annex: boolean;
  city: boolean;
  marked: boolean; // By the Automa.
}

export interface InnovationView {
  id: string;
  place: number;
  books: number[]; // Those of told disciplines that it costs.
}

export interface CompetencyView {
  id: string;
  left: number;
}

export interface BonusView {
  id: string;
  coins: number;
}

export interface ProspectView {
  good: string[];
  bad: string[];
}

export interface BundleView {
  board: string | null;
  faction: string | null;
  bonus: string | null;
  prospect: ProspectView; // What speaks for it in this game, and what against it.
}

export interface ScienceView {
  levels: number[];
  scholars: (number | null)[]; // By slot: whose scholar; -1: of the faction that nobody plays; None: free.
}

/** What the next innovation costs a seat. */
export interface InnovationPrice {
  any_books: number[]; // By place: besides the books of told disciplines, so many of any.
  coins: number;
}

export interface SeatView {
  automa: boolean;
  board: Terrain | null;
  faction: string | null;
  points: number;
  coins: number;
  tools: number;
  scholars: number;
  scholars_left: number;
  books: Record<Discipline, number>;
  bowls: number[];
  burnable: number; // How much power burning can bring to bowl III.
  shipping: number;
  terraforming: number; // Tools for a spade.
  power_prices: Record<string, number>; // Of the power actions, for this seat.
  keys: number;
  bridges: number;
  annexes: number;
  buildings: Record<Building, number>;
  pieces: Record<Building, number>; // Of the own colour.
  cities: string[];
  city_hexes: string[][]; // The city of each tile, and of one whose tile is still to be taken; none for a tile that a palace brought.
  river_cities: string[];
  competencies: string[];
  innovations: string[];
  innovation_price: InnovationPrice | null; // None for whoever may take no more.
  palace: string | null;
  drafted_palace: string | null;
  bonus: string | null;
  used: string[];
  passed: boolean;
  income: Record<string, number>; // The next one, by letter, without a round bonus that goes back before; empty in the last round.
  area: number;
  reach: string[];
}

export interface AutomaView {
  level: number | null; // Before it is chosen: none.
  deck: string[];
  pile: string[]; // To come in this round; in what order, nobody knows.
  top: string | null;
  support: string | null;
}

export interface View {
  round: number;
  phase: Phase;
  map: string;
  edition: string;
  hexes: Record<string, HexView>;
  bridges: Record<string, number>;
  scoring: string[];
  final: string | null;
  territory: number | null; // Two players: the largest area of the faction that nobody plays, from round 6 on, and its markers.
  neutral_science: number[];
  power_actions: Record<string, number | null>; // By whom they were used in this round.
  book_actions: Record<string, number | null>;
  innovations: InnovationView[];
  competencies: CompetencyView[]; // By place, row by row.
  cities: Record<string, number>;
  palaces: string[];
  bonuses: BonusView[];
  bundles: BundleView[];
  science: Record<Discipline, ScienceView>;
  order: number[];
  passed: number[];
  seats: SeatView[];
  automa: AutomaView | null;
}
