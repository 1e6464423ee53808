/** Headers with names in PGN. The others keep theirs. */
const NAMES: readonly (readonly [kif: string, pgn: string])[] = [
	['棋戦', 'Event'],
	['場所', 'Site'],
	['開始日時', 'StartedAt'],
	['終了日時', 'EndedAt'],
	['持ち時間', 'TimeLimit'],
	['戦型', 'Opening'],
	['最大手数', 'MaxMoves'],
	['備考', 'Note'],
	['先手持ち時間', 'WhiteTimeLimit'],
	['後手持ち時間', 'BlackTimeLimit'],
	['秒読み', 'Byoyomi'],
	['消費時間', 'TimeSpent'],
	['表題', 'Title'],
	['記録係', 'Scorekeeper'],
	['先手省略名', 'WhiteShortName'],
	['後手省略名', 'BlackShortName'],
	['作者', 'Author'],
	['作品名', 'Work'],
	['作品番号', 'WorkNumber'],
	['発表誌', 'PublishedBy'],
	['発表年月', 'PublishedAt'],
	['掲載', 'PostedOn'],
	['出典', 'Source'],
	['対局日', 'PlayedOn'],
	['手数', 'PlyCount'],
];

export const headerOfPgn = (tag: string): string => NAMES.find(([, pgn]) => pgn === tag)?.[0] ?? tag;
export const headerInPgn = (name: string): string => NAMES.find(([kif]) => kif === name)?.[1] ?? name;
