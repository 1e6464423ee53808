import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import { positionSpeech } from '../src/state/speech.js';
import { turnWords } from '../src/state/turn-words.js';
import type { Reading } from '../src/worker/protocol.js';
import { engine, moves, read, text } from './support.js';

const sided = Object.entries(games).flatMap(([id, { names }]) =>
	names.sideTitles === undefined ? [] : [{ id, titles: names.sideTitles }],
);

/** Every text of a reading that names a side. */
const textsOf = ({ position, sides, boardSides }: Reading): readonly string[] => [
	...Object.values(sides),
	...boardSides.map(({ title }) => title),
	position.sideTitle,
	turnWords(position, position.sideTitle),
	positionSpeech(position, sides[position.last?.side ?? ''] ?? '', String),
	...position.pieces.map(({ title }) => title),
	...position.hands.flatMap(({ pieces }) => pieces.map(({ title }) => title)),
	...position.moves.flatMap(({ becomes }) => (becomes === undefined ? [] : [becomes.title])),
	position.outcome?.text ?? '',
	...position.claims.map(({ text }) => text),
];

/** Some legal moves one after the other, always the last one of the list. */
const played = (ruleset: string): readonly Reading[] => {
	const names: string[] = [];
	const readings = [read(moves(), { ruleset })];
	while (names.length < 6) {
		const move = readings.at(-1)!.position.legal.at(-1);
		if (move === undefined) break;
		names.push(move.name);
		readings.push(read(moves(...names), { ruleset }));
	}
	return readings;
};

describe('the titles of sides', () => {
	it('are those of the game families that do not play White against Black', () => {
		const byTitle = (title: string) => sided.filter(({ titles }) => Object.values(titles).includes(title)).map(({ id }) => id);
		expect(byTitle('Sente')).toEqual(expect.arrayContaining(['shogi', 'minishogi', 'chushogi', 'dobutsu', 'torishogi']));
		expect(byTitle('red')).toEqual(expect.arrayContaining(['xiangqi', 'minixiangqi', 'manchu', 'supply']));
		expect(byTitle('Cho')).toEqual(['janggi', 'janggicasual', 'janggimodern', 'janggitraditional']);
	});

	it.each(sided)('are used in every text of $id', ({ id, titles }) => {
		const foreign = ['white', 'black'].filter((word) => !Object.values(titles).includes(word));
		const texts = [
			...played(id).flatMap(textsOf),
			...engine.answer('kinds', { ruleset: id }).kinds.flatMap(({ looks }) => looks.map(({ title }) => title)),
			...engine.answer('kinds', { ruleset: id }).boardSides.map(({ title }) => title),
		];
		// A kind may have a colour in its own title, as the white horse has.
		const kinds = Object.values(games[id as GameId].rules.kinds).map(({ title }) => title ?? '');
		const bare = texts.map((text) => kinds.reduce((rest, title) => rest.replaceAll(title, ''), text));
		for (const word of foreign) expect(bare.filter((text) => text.toLowerCase().includes(word))).toEqual([]);
		const rules = engine
			.answer('sheet', { ruleset: id })
			.sections.flatMap(({ entries }) => entries.flatMap(({ about, texts }) => [about ?? '', ...texts]));
		const leaflet = engine
			.answer('sheet', { ruleset: id })
			.leaflet.flatMap(({ rules: told }) => told.flatMap(({ about, texts }) => [about?.toLowerCase() ?? '', ...texts]));
		// Names of zones and phases are quoted as the ruleset writes them.
		const said = [...rules, ...leaflet].map((text) =>
			kinds.reduce((rest, title) => rest.replaceAll(title, ''), text.replace(/'[^']*'/g, '')),
		);
		for (const word of foreign) expect(said.filter((text) => new RegExp(`\\b${word}\\b`, 'i').test(text))).toEqual([]);
	});

	it.each(sided)('are used in the faults of texts of $id', ({ id, titles }) => {
		const foreign = ['white', 'black'].filter((word) => !Object.values(titles).includes(word));
		const start = read(moves(), { ruleset: id });
		const fen = start.position.fen ?? '';
		const { name: first } = start.position.legal[0]!;
		const replies = read(moves(first), { ruleset: id }).position.legal;
		const faults = [
			...[/k/g, /K/g].flatMap((king) => engine.answer('fen', { ruleset: id, text: fen.replace(king, '1') }).problems),
			...[...replies.flatMap(({ san, name }) => [san, name]), `${first} ${first}`].flatMap(
				(words) => read(text(words), { ruleset: id }).problems,
			),
		].map(({ message, hint }) => `${message} ${hint ?? ''}`);
		expect(faults.length).toBeGreaterThan(0);
		const kinds = Object.values(games[id as GameId].rules.kinds).map(({ title }) => title ?? '');
		const bare = faults.map((fault) => kinds.reduce((rest, title) => rest.replaceAll(title, ''), fault));
		for (const word of foreign) expect(bare.filter((fault) => new RegExp(`\\b${word}\\b`, 'i').test(fault))).toEqual([]);
	});

	it('are used where a move is refused', () => {
		const board = read(moves(), { ruleset: 'shogi' }).board.cells;
		const at = (name: string): number => Number(board.find((known) => known.name === name)!.cell);
		const doc = { ruleset: 'shogi', start: { kind: 'preset' }, record: moves() } as const;
		expect(engine.answer('why', { doc, node: 0, from: at('3c'), to: at('3d') }).message).toBe(
			'It is Sente’s turn. The pawn on 3c belongs to Gote.',
		);
		expect(engine.answer('why', { doc, node: 0, from: at('2h'), to: at('2e') }).message).toBe('Your own pawn on 2g blocks the way to 2e.');
	});
});
