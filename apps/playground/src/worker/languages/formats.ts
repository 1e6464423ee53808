import type { GameDefinition } from '@x/core';
import { type Diagnostic, type Fault, isNotationError } from '@x/diagnostics';
import { safeParse, stringify, toFairy, toXBoard, type Variant } from '@x/sjaak-variants';
import { fromRuleset } from '@x/sjaak-variants/rules';
import * as strings from '../../strings/worker/languages.js';
import type { ExportFormat } from '../lazy-views.js';

/** Joins sentences about losses, each once. */
export const sentences = (...lost: readonly (readonly (Fault | Diagnostic)[])[]): readonly string[] => [
	...new Set(lost.flat().map(({ message }) => message)),
];

/** A variant in the formats of its package. `before`: the losses of its conversion. */
export const variantFormats = (variant: Variant, before: readonly Fault[] = []): readonly ExportFormat[] => {
	const fairy = toFairy(variant);
	const { value, lost } = toXBoard(variant);
	const portable = `${stringify(variant, { style: 'canonical' }).trimEnd()}\n`;
	const again = safeParse(portable);
	// Notes for readers of this text: the differences of engine 1.4.1.
	const otherwise = (again.ok ? again.warnings : []).flatMap(({ message, data }) =>
		data?.engine === undefined ? [] : [strings.engineReads(message, String(data.engine))],
	);
	return [
		{ id: 'sjaak', title: strings.formats.sjaak, text: portable, lost: [...new Set([...sentences(before), ...otherwise])] },
		{ id: 'fairy', title: strings.formats.fairy, text: fairy.value, lost: sentences(before, fairy.lost) },
		{ id: 'xboard', title: strings.formats.xboard, text: `${[value.setup, ...value.pieces].join('\n')}\n`, lost: sentences(before, lost) },
	];
};

/** A game in these formats. Where it cannot be made or written, the losses are the reasons. */
export const gameFormats = (make: () => GameDefinition): readonly ExportFormat[] => {
	try {
		const { rules, names, title } = make();
		const { value, lost } = fromRuleset(rules, { names, title });
		return variantFormats(value, lost);
	} catch (error) {
		if (!isNotationError(error)) throw error;
		const lost = sentences(error.problems);
		return (['sjaak', 'fairy', 'xboard'] as const).map((id) => ({ id, title: strings.formats[id], text: '', lost }));
	}
};
