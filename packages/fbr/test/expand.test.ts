import { describe, expect, it } from 'vitest';
import { expand, parse, safeExpand, stringify } from '../src/index.js';
import { readSharedFile } from './vectors.js';

interface Published {
	readonly rule: string;
	readonly before: string;
	readonly after: string;
	readonly recommended?: string;
}

/** Where the published text is wrong and the data has no better one. */
const CORRECTED: Readonly<Record<string, string>> = {
	// The first turn has its move and no push.
	'avalanche=balance': 'turn<1> turn#<2>{!p}=avalanche,balance K Q=BN R B N P #P=mfW +P',
};

const macros = readSharedFile<{ readonly macros: readonly Published[] }>('vectors')?.macros;

/** An expansion without its head, on one line. */
const expanded = (text: string): string => {
	const { rules, pieces } = expand(parse(text)).value;
	return stringify({ rules, pieces });
};

describe.skipIf(macros === undefined)('the published expansions', () => {
	it.each(macros ?? [])('of $rule', ({ rule, before, after, recommended }) => {
		// The source's benedict names the rule in its heading only.
		const forms = rule.startsWith('torus')
			? [before, before.replace('spacious', 'torus=spacious')]
			: [
					/alice|benedict/.test(rule)
						? before.replace(/^royal( alice)?/, `royal ${rule}`)
						: /balance|switching=/.test(rule)
							? before
							: before,
				];
		for (const form of forms) {
			const given = expanded(form).replace(/^royal torus /, 'royal ');
			// The source prints only the rules that monster adds.
			const wanted = CORRECTED[rule] ?? recommended ?? after;
			if (rule === 'monster') expect(given).toBe(`${wanted} K Q R B N P +P`);
			else expect(given).toBe(wanted);
		}
	});
});

describe('expansion', () => {
	it('of andernach converts every piece that is not royal', () => {
		expect(expanded('andernach K Q=BN R B N P +P')).toBe('conversion*=capture K Q=BN R B N P +P *Q=ccO *R=ccO *B=ccO *N=ccO *P=ccO');
	});

	it('of swapping', () => {
		expect(expanded('royal swapping K Q=QN R B N P +P')).toBe(
			'royal stopifchecking @K @Q=QN @R @B @N @P K=K Q=Q+(dttwyQ)0 R=R+(dttwyR)0 B=B+(dttwyB)0 N=N+(dttwyN)0 P=P+(dttwyfF)0 +P',
		);
	});

	it('of switching=notincheck', () => {
		expect(expanded('royal switching=notincheck K Q=QN R B N P +P')).toBe(
			'royal @K @Q=QN @R @B @N @P @X=wwK--!jj{K}U[*] K=K+[*]wwK Q=QX R=RX B=BX N=NX P=PX +P',
		);
	});
});
void safeExpand;
