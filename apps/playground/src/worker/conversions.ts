import type { Diagnostic, Fault, Span } from '@x/diagnostics';
import { safeParse, stringify, toFairy, toXBoard } from '@x/sjaak-variants';
import { gallery } from '@x/sjaak-variants/gallery';
import { safeFromFairy } from '@x/sjaak-variants/rules';
import type { ExportView, GalleryEntry, ImportView } from './protocol.js';

/** Joins sentences about losses, each once. */
const sentences = (lost: readonly Fault[]): readonly string[] => [...new Set(lost.map(({ message }) => message))];

export const galleryEntries = (): readonly GalleryEntry[] =>
	gallery.map(({ id, name, source, text }) => ({ id, title: name, source, text })).sort((a, b) => (a.title < b.title ? -1 : 1));

/** Text of `variants.ini` as rules, with the place of everything that they cannot express. */
export const importSections = (text: string): ImportView => {
	const { found, problems: faults } = safeFromFairy(text);
	const whole = { from: 0, to: text.length };
	const problems: Diagnostic[] = [...faults];
	for (const { lost } of found)
		for (const { code, message, data } of lost)
			problems.push({ code, message, severity: 'warning', span: (data?.span as Span | undefined) ?? whole });
	if (found.length + faults.length === 0)
		problems.push({
			code: 'playground/no-section',
			message: 'Expected a section, found none.',
			hint: 'Begin with a name in brackets, such as “[mychess]”.',
			severity: 'error',
			span: whole,
		});
	const sections = found.map(({ value, lost }) => ({
		title: value.name,
		text: stringify(value, { style: 'canonical' }),
		lost: sentences(lost),
	}));
	return { text, sections, problems };
};

/** Rules in other formats. */
export const exportRules = (text: string): ExportView => {
	const parsed = safeParse(text);
	const variant = parsed.ok ? parsed.value.variants[0] : undefined;
	if (variant === undefined) return { text, formats: [] };
	const fairy = toFairy(variant);
	const { value, lost } = toXBoard(variant);
	const portable = `${stringify(variant, { style: 'canonical' }).trimEnd()}\n`;
	const again = safeParse(portable);
	// Notes for readers of this text: the differences of engine 1.4.1.
	const otherwise = (again.ok ? again.warnings : []).flatMap(({ message, data }) =>
		data?.engine === undefined ? [] : [`${message} Engine 1.4.1: ${data.engine}`],
	);
	return {
		text,
		formats: [
			{ id: 'sjaak', title: 'variants.txt (portable)', text: portable, lost: [...new Set(otherwise)] },
			{ id: 'fairy', title: 'variants.ini (Fairy-Stockfish)', text: fairy.value, lost: sentences(fairy.lost) },
			{ id: 'xboard', title: 'XBoard (XBetza)', text: `${[value.setup, ...value.pieces].join('\n')}\n`, lost: sentences(lost) },
		],
	};
};
