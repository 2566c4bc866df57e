// Made by `./run types` from web/src/games/santa_maria/entry/en.ftl. Change it there.

export interface Words {
  readonly toolDie: string;
  readonly toolExpand: string;
  readonly toolActivate: string;
  readonly toolPass: string;
  readonly toolMove: string;
  readonly keyTurnTheTileIn: string;
  readonly keyAPipLessOr: string;
  readonly keySellAndBuyGoods: string;
  readonly preferenceIfTheYearEnded: string;
  readonly preferencePointsForConquestAnd: string;
  readonly preferenceShow: string;
  readonly preferenceHide: string;
}
