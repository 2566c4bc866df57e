// Made by `./run types` from web/src/games/age_of_innovation/entry/en.ftl. Change it there.

export interface Words {
  readonly toolLand: string;
  readonly toolUpgrade: string;
  readonly toolInnovation: string;
  readonly toolPower: string;
  readonly toolSpecial: string;
  readonly toolScholar: string;
  readonly toolShip: string;
  readonly toolShovel: string;
  readonly toolConvert: string;
  readonly toolPass: string;
}
