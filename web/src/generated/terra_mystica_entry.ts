// Made by `./run types` from web/src/games/terra_mystica/entry/en.ftl. Change it there.

export interface Words {
  readonly toolLand: string;
  readonly toolUpgrade: string;
  readonly toolPower: string;
  readonly toolSpecial: string;
  readonly toolPriest: string;
  readonly toolShip: string;
  readonly toolShovel: string;
  readonly toolConvert: string;
  readonly toolPass: string;
}
