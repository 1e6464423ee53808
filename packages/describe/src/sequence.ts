import type { CellRef, Cond, Path } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, asEffect, asPath, asPiece } from '@x/core/rules';
import { clausesWords } from './conditions.js';
import { cellWords } from './filters.js';
import { conjuncts, effectOf } from './parts.js';
import type { Wording } from './wording.js';

/** The piece that the last test of a cell found there. */
function knownPiece({ lexicon }: Wording, tests: readonly Cond[], cell: CellRef): string | undefined {
	const kinds = tests.flatMap(conjuncts).flatMap((part) => {
		const test = asCondition('is', part);
		return test?.a.kind !== undefined && isSame(test.is, cell) ? [test.a.kind] : [];
	});
	const last = kinds.at(-1);
	return last && `the ${lexicon.kinds(last)}`;
}

/** Recognises a piece that is put on one cell and removed from another: it moves. */
function transfer(wording: Wording, asked: readonly Cond[], item: Path, next: Path | undefined): string | undefined {
	const put = asEffect('set', effectOf(item));
	const from = asPiece('of', put?.to)?.of;
	if (put === undefined || put.flags !== undefined || from === undefined) return undefined;
	const emptied = asEffect('set', effectOf(next));
	if (emptied?.to !== 'none' || !isSame(emptied.set, from)) return undefined;
	const who = knownPiece(wording, asked, from) ?? `what stands on ${cellWords(wording, from)}`;
	return `${who} goes to ${cellWords(wording, put.set)}`;
}

/** The index of the landing that completes a `go`: nothing between them moves the cursor or tests anything. */
function landingOf(items: readonly Path[], from: number): number | undefined {
	for (let index = from; index < items.length; index++) {
		const item = items[index]!;
		const effect = effectOf(item);
		if (isSame(effect, { land: true })) return index;
		if (asPath('mark', item) === undefined && asEffect('set', effect) === undefined) return undefined;
	}
	return undefined;
}

/** The items of a sequence in order. Tests at its head come first; a `go` with its landing, and a moved piece, are one clause each. */
export function sequenceWords(wording: Wording, items: readonly Path[]): string {
	const asked: Cond[] = [];
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
		const test = asPath('test', item)?.test;
		if (test !== undefined) {
			tests.push(test);
			asked.push(test);
			return;
		}
		flush();
		const target = asPath('go', item)?.go;
		const landing = target === undefined ? undefined : landingOf(items, index + 1);
		const moved = transfer(wording, asked, item, items[index + 1]);
		if (landing !== undefined) {
			told.add(landing);
			parts.push(`it goes to ${cellWords(wording, target!)}`);
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
