// Made by `./run types` from web/src/games/terra_mystica/words/en.ftl. Change it there.

/** What a message may speak of. */
type Part = string | number;

export interface Words {
  readonly cults: string;
  readonly cultStep: string;
  readonly keyUse: string;
  readonly favors: string;
  readonly towns: string;
  readonly lastRound: string;
  readonly held: (parts: { faction: Part }) => string;
  readonly gone: string;
  readonly town: string;
  readonly coinsOn: (parts: { coins: Part }) => string;
  readonly tracks: string;
  readonly shipping: string;
  readonly otherTerrain: string;
  readonly chosenBy: (parts: { name: Part }) => string;
  readonly dealtTo: (parts: { name: Part }) => string;
  readonly homeOf: (parts: { name: Part }) => string;
  readonly beginWith: string;
  readonly special: string;
  readonly prices: string;
  readonly spadesFrom: (parts: { spades: Part }) => string;
  readonly about: (parts: { faction: Part }) => string;
  readonly stronghold: string;
  readonly dwellings: (parts: { number: Part }) => string;
}
