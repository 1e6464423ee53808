import type { CellRef, Cond, Path } from '@x/core';
import { clausesWords } from './conditions.js';
import { cellWords } from './filters.js';
import type { Wording } from './wording.js';

const key = (value: unknown): string => JSON.stringify(value);

/** The pieces that earlier tests have found, by cell. */
type KnownPieces = Map<string, string>;

const recordTest = (wording: Wording, known: KnownPieces, test: Cond): void => {
	if ('is' in test && test.a.kind !== undefined) known.set(key(test.is), `the ${wording.lexicon.kinds(test.a.kind)}`);
	if ('all' in test) for (const part of test.all) recordTest(wording, known, part);
};

/** Recognises a piece that is put on one cell and removed from another: it moves. */
function transfer(wording: Wording, known: KnownPieces, item: Path, next: Path | undefined): string | undefined {
	if (!('do' in item) || next === undefined || !('do' in next)) return undefined;
	const [put, emptied] = [item.do, next.do];
	if (!('set' in put) || put.flags !== undefined || typeof put.to !== 'object' || !('of' in put.to)) return undefined;
	const from: CellRef = put.to.of;
	if (!('set' in emptied) || emptied.to !== 'none' || key(emptied.set) !== key(from)) return undefined;
	const who = known.get(key(from)) ?? `what stands on ${cellWords(wording, from)}`;
	return `${who} goes to ${cellWords(wording, put.set)}`;
}

const isLanding = (item: Path): boolean => 'do' in item && key(item.do) === key({ land: true });

/** The index of the landing that completes a `go`: nothing between them moves the cursor or tests anything. */
function landingOf(items: readonly Path[], from: number): number | undefined {
	for (let index = from; index < items.length; index++) {
		const item = items[index]!;
		if (isLanding(item)) return index;
		if (!('mark' in item) && !('do' in item && 'set' in item.do)) return undefined;
	}
	return undefined;
}

/** The items of a sequence in order. Tests at its head come first; a `go` with its landing, and a moved piece, are one clause each. */
export function sequenceWords(wording: Wording, items: readonly Path[]): string {
	const known: KnownPieces = new Map();
	const parts: string[] = [];
	const told = new Set<number>();
	let head = '';
	let tests: Cond[] = [];
	const flush = (): void => {
		if (tests.length === 0) return;
		const words = clausesWords(wording, tests);
		if (parts.length === 0) head = `if ${words}`;
		else parts.push(`only if ${words}`);
		tests = [];
	};
	items.forEach((item, index) => {
		if (told.has(index)) return;
		if ('test' in item) {
			tests.push(item.test);
			recordTest(wording, known, item.test);
			return;
		}
		flush();
		const landing = 'go' in item ? landingOf(items, index + 1) : undefined;
		const moved = transfer(wording, known, item, items[index + 1]);
		if (landing !== undefined && 'go' in item) {
			told.add(landing);
			parts.push(`it goes to ${cellWords(wording, item.go)}`);
		} else if (moved !== undefined) {
			told.add(index + 1);
			parts.push(moved);
		} else parts.push(wording.writers.path(wording, item));
	});
	flush();
	const rest = parts.join(', then ');
	if (head === '') return rest === '' ? 'it stays' : rest;
	return rest === '' ? `only ${head}` : `${head}: ${rest}`;
}
