import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computerThoughts } from '../src/worker/evaluation/computer.js';
import { scoreView } from '../src/worker/evaluation/score-view.js';
import { evaluationAnswers } from '../src/worker/evaluation/serve-evaluation.js';
import type { Doc, EngineView, EvaluationView, MoveScore, ScoreView } from '../src/worker/protocol.js';
import { engine, read, text } from './support.js';

const pawns = (value: number): ScoreView => scoreView({ kind: 'points', value: Math.round(100 * value) });
const mate = (value: number): ScoreView => scoreView({ kind: 'mate', value });

const docOf = (fen: string, ruleset = 'chess'): Doc => ({ ruleset, start: { kind: 'fen', fen }, record: text('') });

/** The last view of the page's computer within some stages. */
const thoughts = (fen: string, { ruleset = 'chess', lines = 1, stages = 1 } = {}): EvaluationView => {
	const steps = computerThoughts(engine.at(docOf(fen, ruleset), 0), lines);
	let last: EvaluationView | undefined;
	let count = 0;
	for (const view of steps) {
		if (view === undefined) continue;
		last = view;
		if (++count === stages) break;
	}
	return last!;
};

describe('the computer of the page', () => {
	it('finds a mate, and writes its line', () => {
		const { lines } = thoughts('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1');
		expect(lines[0]).toMatchObject({ score: { text: '#1', chance: 1 }, moves: [{ name: 'a1a8', san: 'Ra8#', from: 0, to: 56 }] });
	});

	it('gives scores from the view of the first side', () => {
		expect(thoughts('r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1').lines[0]!.score).toEqual(mate(-1));
		expect(thoughts('3qk3/8/8/8/8/8/8/4K3 w - - 0 1').lines[0]!.score!.score.value).toBeLessThan(-300);
	});

	it('finds as many lines as there are moves, the best first', () => {
		const { lines } = thoughts('7k/8/8/8/8/8/r7/7K w - - 0 1', { lines: 5 });
		expect(lines.map(({ moves }) => moves[0]!.san)).toHaveLength(1);
		const three = thoughts('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', { lines: 3 }).lines;
		expect(new Set(three.map(({ moves }) => moves[0]!.name)).size).toBe(3);
		expect(three[0]!.score!.chance).toBeGreaterThanOrEqual(three[1]!.score!.chance);
	});

	it('judges an only move by the position after it', () => {
		// The king must take the queen; the rooks mate after it.
		expect(thoughts('4k3/4Q3/8/8/8/8/rr6/6K1 b - - 0 1').lines[0]!.score).toEqual(mate(-1));
	});

	it('evaluates other games', () => {
		const shogi = thoughts('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w - - 0 1', { ruleset: 'shogi' });
		expect(shogi.lines[0]!.moves.length).toBeGreaterThan(1);
	});

	it('says nothing where the game is over', () => {
		expect(thoughts('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1')).toBeUndefined();
	});
});

describe('scores', () => {
	it('are written with a sign', () => {
		expect([pawns(0.314).text, pawns(-1.2).text, mate(3).text, mate(-2).text]).toEqual(['+0.31', '−1.20', '#3', '#−2']);
	});
	it('become chances that are fair', () => {
		expect(pawns(0).chance).toBe(0.5);
		expect(pawns(1).chance + pawns(-1).chance).toBeCloseTo(1);
	});
});

describe('the text of a game with scores', () => {
	const scores = (...values: number[]): MoveScore[] => values.map((value, node) => ({ node, score: pawns(value), depth: 12 }));
	const scored = (moves: string, ...values: number[]): string | undefined =>
		engine.answer('scored', { doc: { ruleset: 'chess', start: { kind: 'preset' }, record: text(moves) }, scores: scores(...values) })?.text;

	it('has them as commands, and a mark at each mistake', () => {
		const written = scored('1. e4 e5 2. Ke2 {Oh.} Nc6', 0.3, 0.3, 0.2, -2.5, -2.5)!;
		expect(written.replace(/\s+/g, ' ')).toBe(
			'1. e4 { [%eval 0.3,12] } 1... e5 { [%eval 0.2,12] } 2. Ke2 $4 { [%eval -2.5,12] Oh. } 2... Nc6 { [%eval -2.5,12] }',
		);
		const { nodes, problems } = read(text(written));
		expect(problems).toEqual([]);
		expect(nodes[3]!.nags).toEqual([4]);
	});
	it.each([
		[0.3, 0.2, true, undefined],
		[0, -0.6, true, 6],
		[0, -1.2, true, 2],
		[0, -3, true, 4],
		[0, -3, false, undefined],
		[0, 3, false, 4],
		[9, 8, true, undefined],
	])('marks a move from %d to %d by the loss of its side', (before, after, isFirst, nag) => {
		const written = isFirst ? scored('1. e4', before, after)! : scored('1. e4 e5', before, before, after)!;
		expect(/\$(\d)/.exec(written)?.[1]).toBe(nag?.toString());
	});
	it('keeps the mark that an author gave', () => {
		expect(scored('1. e4! e5', 0.3, -3, -3)).toContain('e4 $1 {');
	});
});

describe("the user's engine", () => {
	/** A port to a script that answers as an engine of one line. */
	const portTo = (answer: (line: string) => readonly string[]): MessagePort => {
		const { port1, port2 } = new MessageChannel();
		port2.onmessage = ({ data }) => {
			for (const line of answer(String(data))) port2.postMessage(line);
		};
		return port1;
	};
	const uci = (line: string): readonly string[] => {
		if (line === 'uci') return ['id name Tiny', 'option name MultiPV type spin default 1 min 1 max 5', 'uciok'];
		if (line === 'isready') return ['readyok'];
		if (line.startsWith('go'))
			return ['info depth 9 multipv 1 score cp 40 nodes 900 pv e2e4 e7e5', 'info depth 9 multipv 2 score cp 30 pv d2d4', 'bestmove e2e4'];
		return [];
	};
	const opened = async (port: MessagePort): Promise<{ answers: ReturnType<typeof evaluationAnswers>; views: EngineView[] }> => {
		const answers = evaluationAnswers(engine.at);
		const views: EngineView[] = [];
		await new Promise<void>((resolve) => {
			void answers({ id: 1, topic: 'engine', ask: { port, protocol: 'uci' } }, (view) => {
				views.push(view as EngineView);
				resolve();
			});
		});
		return { answers, views };
	};
	const start = docOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

	it('is started, evaluates, and is closed', async () => {
		const { answers, views } = await opened(portTo(uci));
		expect(views).toEqual([{ name: 'Tiny', problem: undefined, done: false }]);
		const seen: EvaluationView[] = [];
		await answers({ id: 2, topic: 'evaluation', ask: { doc: start, node: 0, by: 'engine', lines: 2, time: 50 } }, (view) =>
			seen.push(view as EvaluationView),
		);
		expect(seen.at(-1)).toMatchObject({ done: true, depth: 9, nodes: 900, problem: undefined });
		expect(seen.at(-1)!.lines.map(({ score, moves }) => [score!.text, ...moves.map(({ san }) => san)])).toEqual([
			['+0.40', 'e4', 'e5'],
			['+0.30', 'd4'],
		]);
		await answers({ id: 3, topic: 'engine', ask: { close: true } }, (view) => views.push(view as EngineView));
		expect(views.at(-1)).toMatchObject({ name: undefined, done: true });
	});

	it('may name a move that is not legal: its line ends there, and the page says so', async () => {
		const { answers } = await opened(portTo((line) => uci(line).map((one) => one.replace('e7e5', 'e7e9'))));
		const seen: EvaluationView[] = [];
		await answers({ id: 2, topic: 'evaluation', ask: { doc: start, node: 0, by: 'engine', lines: 1, time: 50 } }, (view) =>
			seen.push(view as EvaluationView),
		);
		expect(seen.some(({ problem }) => problem?.includes('e7e9'))).toBe(true);
	});

	it('may fail: then its reason is shown', async () => {
		const { port1, port2 } = new MessageChannel();
		port2.onmessage = () => port2.postMessage({ failed: 'SyntaxError' });
		const { views } = await opened(port1);
		expect(views[0]).toMatchObject({ name: undefined, done: true });
		expect(views[0]!.problem).toContain('SyntaxError');
	});
});

describe('the frames of engines', () => {
	it.each(['files', 'socket'])('%s.html runs its own script only', (name) => {
		const html = readFileSync(new URL(`../public/engine/${name}.html`, import.meta.url), 'utf8');
		const [, script] = /<script>([\s\S]*?)<\/script>/.exec(html)!;
		expect(html).toContain(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
		expect(html).toContain("default-src 'none'");
	});
});
