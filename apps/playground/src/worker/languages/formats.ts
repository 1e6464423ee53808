import type { GameDefinition } from '@x/core';
import { type Diagnostic, type Fault, isNotationError, isRulesetError } from '@x/diagnostics';
import { safeParse, stringify, toXBoard, type Variant } from '@x/sjaak-variants';
import { fromRuleset, toGame } from '@x/sjaak-variants/rules';
import { stringify as stringifyIni } from '@x/variants-ini';
import { fromGame } from '@x/variants-ini/from';
import * as strings from '../../strings/worker/languages.js';
import type { ExportFormat } from '../lazy-views.js';

/** Joins sentences about losses, each once. */
export const sentences = (...lost: readonly (readonly (Fault | Diagnostic)[])[]): readonly string[] => [
	...new Set(lost.flat().map(({ message }) => message)),
];

/** A game as a section of `variants.ini`. Where it cannot be written, the losses are the reasons. */
const iniFormat = (make: () => GameDefinition): ExportFormat => {
	const format = { id: 'fairy', title: strings.formats.fairy };
	try {
		const { value, lost } = fromGame(make());
		return { ...format, text: stringifyIni(value), lost: sentences(lost) };
	} catch (error) {
		if (!isNotationError(error) && !isRulesetError(error)) throw error;
		return { ...format, text: '', lost: [...new Set(error.problems.map(({ message }) => message))] };
	}
};

/** A variant in the formats of its package. `before`: the losses of its conversion; `make`: the game that was converted. */
export const variantFormats = (
	variant: Variant,
	before: readonly Fault[] = [],
	make: () => GameDefinition = () => toGame(variant),
): readonly ExportFormat[] => {
	const { value, lost } = toXBoard(variant);
	const portable = `${stringify(variant, { style: 'canonical' }).trimEnd()}\n`;
	const again = safeParse(portable);
	// Notes for readers of this text: the differences of engine 1.4.1.
	const otherwise = (again.ok ? again.warnings : []).flatMap(({ message, data }) =>
		data?.engine === undefined ? [] : [strings.engineReads(message, String(data.engine))],
	);
	return [
		{ id: 'sjaak', title: strings.formats.sjaak, text: portable, lost: [...new Set([...sentences(before), ...otherwise])] },
		iniFormat(make),
		{ id: 'xboard', title: strings.formats.xboard, text: `${[value.setup, ...value.pieces].join('\n')}\n`, lost: sentences(before, lost) },
	];
};

/** A game in these formats. Where it cannot be made or written, the losses are the reasons. */
export const gameFormats = (make: () => GameDefinition): readonly ExportFormat[] => {
	try {
		const game = make();
		const { rules, names, title } = game;
		const { value, lost } = fromRuleset(rules, { names, title });
		return variantFormats(value, lost, () => game);
	} catch (error) {
		if (!isNotationError(error)) throw error;
		const lost = sentences(error.problems);
		return (['sjaak', 'fairy', 'xboard'] as const).map((id) => ({ id, title: strings.formats[id], text: '', lost }));
	}
};
