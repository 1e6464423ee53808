/** The kinds of texts that have a name besides the name of their notation. */
export const link = 'a link of this page';
export const list = 'a list';
export const moves = 'moves';
export const piece = 'a piece';
export const program = 'a program of this page';
export const diagram = 'Interactive Diagram';
export const positions = 'EPD or FEN';

/** The formats of files of shogi. */
export const shogiFiles = { kif: 'KIF', ki2: 'KI2', csa: 'CSA', jkf: 'JSON Kifu Format' } as const;

/** The forms of files of xiangqi. */
export const xiangqiFiles = { pgn: 'PGN of xiangqi', dhtmlxq: 'DhtmlXQ', playok: 'playOK' } as const;
