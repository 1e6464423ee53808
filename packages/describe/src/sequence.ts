import type { CellRef, Cond, Path } from '@x/core';
import { clausesWords } from './conditions.js';
import { cellWords } from './filters.js';
import type { Wording } from './wording.js';

const key = (value: unknown): string => JSON.stringify(value);

/** What is known to stand on a cell by a test that came before. */
type KnownPieces = Map<string, string>;

const recordTest = (wording: Wording, known: KnownPieces, test: Cond): void => {
	if ('is' in test && test.a.kind !== undefined) known.set(key(test.is), `the ${wording.lexicon.kinds(test.a.kind)}`);
	if ('all' in test) for (const part of test.all) recordTest(wording, known, part);
};

/** A piece that is written elsewhere and taken away where it stood: it goes. */
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

/** The landing that only carries out a `go` before it: nothing between them moves the cursor or asks anything. */
function landingOf(items: readonly Path[], from: number): number | undefined {
	for (let index = from; index < items.length; index++) {
		const item = items[index]!;
		if (isLanding(item)) return index;
		if (!('mark' in item) && !('do' in item && 'set' in item.do)) return undefined;
	}
	return undefined;
}

/** One after the other: what is asked at the head comes first, landings and exchanges are told as one. */
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
