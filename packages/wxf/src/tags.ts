/** The names of properties in the files: those of PGN, with their names in DhtmlXQ and in playOK files. */
const NAMES: readonly (readonly [pgn: string, dhtmlxq: string, playok: string])[] = [
	['Title', 'title', 'TITLE'],
	['Event', 'event', 'EVENT'],
	['Site', 'place', 'SITE'],
	['Date', 'date', 'DATE'],
	['Round', 'round', 'ROUND'],
	['Red', 'red', 'RED'],
	['Black', 'black', 'BLACK'],
	['RedTeam', 'redteam', 'REDTEAM'],
	['BlackTeam', 'blackteam', 'BLACKTEAM'],
	['RedElo', 'redrating', 'REDELO'],
	['BlackElo', 'blackrating', 'BLACKELO'],
	['Opening', 'open', 'OPENING'],
	['Annotator', 'author', 'AUTHOR'],
	['TimeControl', 'timerule', 'TIME'],
];

const indexed = (from: 0 | 1 | 2, to: 0 | 1 | 2): ReadonlyMap<string, string> => new Map(NAMES.map((row) => [row[from], row[to]]));

const FROM_DHTMLXQ = /* @__PURE__ */ indexed(1, 0);
const TO_DHTMLXQ = /* @__PURE__ */ indexed(0, 1);
const FROM_PLAYOK = /* @__PURE__ */ new Map([...indexed(2, 0), ['PLACE', 'Site']]);
const TO_PLAYOK = /* @__PURE__ */ indexed(0, 2);

/** The name of a property in another form of file; unknown names stay. */
export const fromDhtmlxq = (name: string): string => FROM_DHTMLXQ.get(name.toLowerCase()) ?? name;
export const toDhtmlxq = (name: string): string => TO_DHTMLXQ.get(name) ?? name;
export const fromPlayok = (name: string): string => FROM_PLAYOK.get(name.toUpperCase()) ?? name;
export const toPlayok = (name: string): string => TO_PLAYOK.get(name) ?? name;
