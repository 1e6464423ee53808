import type { Diagnostic } from '@x/diagnostics';
import type { Section, VariantsIni } from '@x/variants-ini';
import { pick } from './game-definition.js';
import type { GameSource, Language } from './game-source.js';

type Rules = GameSource & { readonly kind: 'rules' };

/** The faults of a file that lie in one of its sections. */
export const faultsIn = ({ sections }: VariantsIni, section: Section, faults: readonly Diagnostic[]): readonly Diagnostic[] => {
	const from = section.layout?.span.from ?? 0;
	const to = sections[sections.indexOf(section) + 1]?.layout?.span.from ?? Number.POSITIVE_INFINITY;
	return faults.filter(({ span }) => span.from >= from && span.from < to);
};

/** The parts of a text that its rules leave out. Texts with faults have none: reading them as rules lists the faults. */
const READERS: Readonly<Partial<Record<Language, (rules: Rules) => Promise<readonly { readonly message: string }[]>>>> = {
	'variants.ini': async ({ text, name }) => {
		const [{ safeParse }, { safeToGame }] = await Promise.all([import('@x/variants-ini'), import('@x/variants-ini/rules')]);
		const read = safeParse(text, { mode: 'lenient' });
		if (!read.ok) return [];
		const section = pick(read.value.sections, (one) => one.name, name);
		const made = safeToGame(read.value, { section: section.name });
		return made.ok ? [...faultsIn(read.value, section, read.warnings), ...made.warnings] : [];
	},
	diagram: async ({ text }) => {
		const { diagramToFbr, safeParseDiagram } = await import('@x/fbr/diagram');
		const read = safeParseDiagram(text);
		return read.ok ? diagramToFbr(read.value).lost : [];
	},
};

/** The parts of its text that the rules of a game leave out, as sentences. */
export const lossesOf = async (source: GameSource): Promise<readonly string[]> => {
	const lost = source.kind === 'id' ? [] : await READERS[source.language]?.(source);
	return [...new Set((lost ?? []).map(({ message }) => message))];
};
