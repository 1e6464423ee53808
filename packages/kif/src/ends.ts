import type { EndWord, Side } from './game.js';

/** The words of ends: in KIF and KI2, and in CSA and JKF. Where several ends have one word, it is that of the first. */
const WORDS: readonly (readonly [EndWord, kif: string, csa?: string])[] = [
	['resignation', '投了', 'TORYO'],
	['interruption', '中断', 'CHUDAN'],
	['repetition', '千日手', 'SENNICHITE'],
	['impasse', '持将棋', 'JISHOGI'],
	['draw', '引き分け', 'HIKIWAKE'],
	['mate', '詰み', 'TSUMI'],
	['no-mate', '不詰', 'FUZUMI'],
	['time-up', '切れ負け', 'TIME_UP'],
	['illegal-move', '反則負け', 'ILLEGAL_MOVE'],
	['illegal-action', '反則勝ち', 'ILLEGAL_ACTION'],
	['entering-king', '入玉勝ち', 'KACHI'],
	['win-by-default', '不戦勝'],
	['loss-by-default', '不戦敗'],
	['sealed-move', '封じ手'],
	['try', 'トライ'],
	['max-moves', '最大手数', 'MAX_MOVES'],
	['perpetual-check', '連続王手の千日手', 'OUTE_SENNICHITE'],
	['taken-back', '待った', 'MATTA'],
	['error', 'エラー', 'ERROR'],
];

/** Other spellings in KIF. */
const ALSO: Readonly<Record<string, EndWord>> = {
	詰: 'mate',
	不詰み: 'no-mate',
	引分け: 'draw',
	引分: 'draw',
	時間切れ: 'time-up',
	入玉: 'entering-king',
	入玉宣言: 'entering-king',
};

export const KIF_WORDS: readonly string[] = /* @__PURE__ */ WORDS.map(([, kif]) => kif);
/** All spellings in KIF. */
export const KIF_SPELLINGS: readonly string[] = /* @__PURE__ */ [...KIF_WORDS, ...Object.keys(ALSO)];
export const CSA_WORDS: readonly string[] = /* @__PURE__ */ WORDS.flatMap(([, , csa]) => csa ?? []);

/** The end that a word of KIF names. */
export const endOfKif = (word: string): EndWord | undefined =>
	WORDS.find(([, kif]) => kif === word)?.[0] ?? (Object.hasOwn(ALSO, word) ? ALSO[word] : undefined);

export const kifWord = (end: EndWord): string => WORDS.find(([word]) => word === end)![1];

/** The end that a word of CSA names. A side in front of it is that which broke the rules. */
export const endOfCsa = (word: string, turn: Side): EndWord | undefined => {
	if (/^[+-]ILLEGAL_ACTION$/.test(word)) return (word[0] === '+') === (turn === 'black') ? 'illegal-move' : 'illegal-action';
	return WORDS.find(([, , csa]) => csa === word)?.[0];
};

/** The word of CSA for an end; undefined for ends that CSA does not have. */
export const csaWord = (end: EndWord, turn: Side): string | undefined => {
	const word = WORDS.find(([one]) => one === end)?.[2];
	return end === 'illegal-action' ? `${turn === 'black' ? '-' : '+'}${word}` : word;
};

/** The names of all ends, as messages list them. */
export const endWords = (): string => WORDS.map(([end]) => `"${end}"`).join(' or ');

export const isEndWord = (text: unknown): text is EndWord => WORDS.some(([word]) => word === text);

const OTHER: Readonly<Record<Side, Side>> = { black: 'white', white: 'black' };
export const otherSide = (side: Side): Side => OTHER[side];

const PLAYER: Readonly<Record<Side, string>> = { black: '先手', white: '後手' };

/** The end of the sentence `まで85手で…`. `turn`: the side to move. */
export const sentenceEnd = (end: EndWord, turn: Side): string => {
	const [next, last] = [PLAYER[turn], PLAYER[otherSide(turn)]];
	if (end === 'resignation') return `${last}の勝ち`;
	if (end === 'time-up') return `時間切れにより${last}の勝ち`;
	if (end === 'entering-king' || end === 'illegal-action' || end === 'illegal-move') return `${next}の${kifWord(end)}`;
	return kifWord(end);
};

/** The end that such a sentence tells, and its winner, if it names one. */
export const endOfSentence = (text: string, turn: Side): { readonly end: EndWord | undefined; readonly winner?: Side } => {
	const clean = text.replace(/[\s\u3000。]/g, '');
	const [match, player = '', rest = ''] = /^(?:時間切れにより)?([先下後上])手の(.+)$/.exec(clean) ?? [];
	if (match === undefined) return { end: endOfKif(clean) };
	const side: Side = '先下'.includes(player) ? 'black' : 'white';
	if (match.startsWith('時間')) return { end: 'time-up', winner: side };
	if (rest === '勝ち' || rest === '勝') return { end: 'resignation', winner: side };
	if (rest === '反則負け') return { end: side === turn ? 'illegal-move' : 'illegal-action', winner: otherSide(side) };
	if (rest === '反則勝ち') return { end: side === turn ? 'illegal-action' : 'illegal-move', winner: side };
	return { end: endOfKif(rest), winner: side };
};
