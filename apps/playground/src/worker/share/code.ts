import { stringify } from '@x/variants-ini';
import type { Doc } from '../doc.js';
import type { SectionRead } from '../languages/fairy.js';
import { type LanguageId, ownRules } from '../languages/ids.js';
import { LANGUAGES } from '../languages/table.js';
import type { Noted } from '../notations/notation.js';
import { knownPlane } from '../plane/read.js';
import type { PlayableGame } from '../playable-game.js';
import { namesTo } from './path.js';

/** The lines of a program: what it imports, by module, and its statements. */
interface Program {
	readonly imports: Map<string, Set<string>>;
	readonly lines: string[];
}

const use = ({ imports }: Program, module: string, ...names: readonly string[]): void => {
	const known = imports.get(module) ?? new Set();
	for (const name of names) known.add(name);
	imports.set(module, known);
};

const textOf = ({ imports, lines }: Program): string => {
	const sorted = [...imports].sort(([a], [b]) => (a < b ? -1 : 1));
	const importLines = sorted.map(([module, names]) => `import { ${[...names].sort().join(', ')} } from '${module}';`);
	return [...importLines, '', ...lines].join('\n');
};

/** A text as a literal of the language. */
const literal = (text: string): string =>
	/\n/.test(text) ? `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\`` : `'${text.replace(/[\\']/g, '\\$&')}'`;

/** The name of the export of a game: `king-of-the-hill` is `kingOfTheHill`. */
const exportOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** How rules of a user are read, by their language. */
const OWN: Readonly<Record<LanguageId, (program: Program, text: string) => string>> = {
	sjaak: (program, text) => {
		use(program, '@x/sjaak-variants', 'parse');
		use(program, '@x/sjaak-variants/rules', 'toGame');
		program.lines.push(`const rules = ${literal(text)};`);
		return 'toGame(parse(rules).variants[0]!)';
	},
	fairy: (program, text) => {
		use(program, '@x/variants-ini', 'parse');
		use(program, '@x/variants-ini/rules', 'toGame');
		// The rules with those that they are based on.
		const value = LANGUAGES.fairy.parse(text).value as SectionRead | undefined;
		program.lines.push(`const rules = ${literal(value === undefined ? text : stringify(value.file, { style: 'canonical' }))};`);
		return 'toGame(parse(rules))';
	},
	fbr: (program, text) => {
		use(program, '@x/fbr', 'parse');
		use(program, '@x/fbr/game', 'toGame');
		program.lines.push(`const rules = ${literal(text)};`);
		return "toGame(parse(rules, { mode: 'lenient' }))";
	},
	json: (program, text) => {
		program.lines.push(`const rules = ${literal(text)};`);
		return 'JSON.parse(rules)';
	},
};

const exportOfDialect = (id: string): string => exportOf(id);

/** The options with which positions are written: none if the definition of the game has its dialects. */
const dialectIn = (program: Program, { game, dialects: [dialect] }: PlayableGame): string => {
	if (dialect === undefined || dialect.id === 'fen' || game.dialects !== undefined) return '';
	const name = exportOfDialect(dialect.id);
	use(program, '@x/fen/dialects', name);
	return `, { dialect: ${name} }`;
};

/** The first position. */
const startIn = (program: Program, noted: Noted, options: string): string => {
	const { doc, read } = noted;
	const fen = read.tagged ?? (doc.start.kind === 'fen' ? doc.start.fen : undefined);
	if (fen !== undefined) {
		use(program, '@x/fen', 'parsePosition');
		return `parsePosition(${literal(fen)}, game${options})`;
	}
	if (doc.start.kind !== 'number') return 'game.start';
	use(program, '@x/core', 'position as positionOf');
	use(program, '@x/games/chess960', 'startSetup');
	return `positionOf(game, startSetup(${doc.start.number}))`;
};

/** A program that plays the moves up to the shown position, and writes it and the number of its legal moves. */
export const codeOf = (noted: Noted): string => {
	const { playable } = noted;
	const program: Program = { imports: new Map(), lines: [] };
	const own = ownRules(playable.id);
	use(program, '@x/core', 'apply', 'legal', 'toMove');
	use(program, '@x/core/compile', 'compile');
	const name = exportOf(playable.id);
	if (own === undefined) use(program, `@x/games/${playable.id}`, name);
	const definition = own === undefined ? name : OWN[own.language](program, own.text);
	const options = dialectIn(program, playable);
	const moves = namesTo(noted).map(literal).join(', ');
	const { lines } = program;
	lines.push(`const game = compile(${definition});`, `let position = ${startIn(program, noted, options)};`);
	if (moves !== '')
		lines.push(
			`for (const name of [${moves}]) {`,
			'\tconst move = toMove(position, name);',
			'\tif (!move.ok) throw new Error(move.problems[0]?.message ?? name);',
			'\tposition = apply(position, move.value);',
			'}',
		);
	else {
		program.imports.get('@x/core')!.delete('apply');
		program.imports.get('@x/core')!.delete('toMove');
		lines[lines.length - 1] = lines.at(-1)!.replace('let ', 'const ');
	}
	const written = playable.dialects[0] === undefined ? 'key(position)' : `stringify(position${options})`;
	if (playable.dialects[0] === undefined) use(program, '@x/core', 'key');
	else use(program, '@x/fen', 'stringify');
	lines.push(`console.log(${written}, legal(position).length);`, '');
	return textOf(program);
};

/** The same for a board without edges, whose text holds its rules. */
export const planeCode = (doc: Doc, node: number): string => {
	const { text, game } = knownPlane(doc);
	const program: Program = { imports: new Map(), lines: [] };
	use(program, '@x/icn', 'parse', 'stringify', 'positionAt');
	program.lines.push(
		`const game = parse(${literal(text.trim())}, { dialect: '${game?.dialect ?? 'site'}' });`,
		`console.log(stringify(positionAt(game, ${node})));`,
		'',
	);
	return textOf(program);
};
