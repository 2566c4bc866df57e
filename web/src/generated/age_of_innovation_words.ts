// Made by `./run types` from web/src/games/age_of_innovation/words/en.ftl. Change it there.

/** What a message may speak of. */
type Part = string | number;

export interface Words {
  readonly structures: string;
  readonly science: string;
  readonly scienceStep: string;
  readonly competencies: string;
  readonly rows: string;
  readonly rowBooks: (parts: { steps: Part; books: Part }) => string;
  readonly innovations: string;
  readonly priceByColumn: string;
  readonly priceBooks: (parts: { named: Part; any: Part }) => string;
  readonly coinsToo: (parts: { coins: Part }) => string;
  readonly takenPlace: string;
  readonly books: string;
  readonly cities: string;
  readonly palaces: string;
  readonly finalTile: string;
  readonly heldBy: (parts: { faction: Part }) => string;
  readonly city: string;
  readonly annex: string;
  readonly neutral: string;
  readonly marked: string;
  readonly coinsOn: (parts: { coins: Part }) => string;
  readonly tracks: string;
  readonly slotNext: string;
  readonly slotPrice: (parts: { number: Part; books: Part }) => string;
  readonly shipping: string;
  readonly drafted: (parts: { palace: Part }) => string;
  readonly special: string;
  readonly annexes: string;
  readonly otherTerrain: string;
  readonly automa: string;
  readonly level: (parts: { number: Part }) => string;
  readonly card: string;
  readonly cardTop: string;
  readonly cardSupport: string;
  readonly cardToCome: string;
  readonly cardPlayed: string;
  readonly support: string;
  readonly deck: (parts: { left: Part; all: Part }) => string;
  readonly nobody: string;
  readonly territory: (parts: { terrain: Part }) => string;
  readonly territoryLater: string;
}
