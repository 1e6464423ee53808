const lookAlikes = (): ReadonlyMap<string, string> =>
	new Map(
		[
			['АВЕЗІЈКМНОРЅСТУХЬѴԜ', 'ABE3IJKMHOPSCTYXbVW'],
			['абеоргсухіјѕһԁԛԝԍѵ', 'a6eoprcyxijshdqwGv'],
			['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
			['οινκρυχ', 'oivkpux'],
			['‐‑‒–—―−⁃', '--------'],
			['∗⁎×⋅•', '**x..'],
			['‹›〈〉⟨⟩≤≥', '<><><><>'],
			['∣¦ǀ', '|||'],
			['∶ː：', ':::'],
			['⁄∕', '//'],
		].flatMap(([foreign, own]) => [...foreign!].map((sign, at) => [sign, own![at]!] as const)),
	);

/** Letters of other alphabets, and signs, that look like signs of ASCII; compatibility forms such as full width letters are not listed. */
const LOOK_ALIKES: ReadonlyMap<string, string> = /* @__PURE__ */ lookAlikes();

const INVISIBLE = /^[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F]$/;

/**
 * The sign of ASCII that a character looks like: a letter of another alphabet, a dash, a full width form. Empty for an invisible character, `undefined`
 * for others. For readers that repair pasted texts.
 *
 * @example
 * lookAlike('\u0410') // → 'A'
 */
export function lookAlike(sign: string): string | undefined {
	if (INVISIBLE.test(sign)) return '';
	const known = LOOK_ALIKES.get(sign);
	if (known !== undefined) return known;
	const plain = sign.normalize('NFKC');
	return /^[!-~]$/.test(plain) ? plain : undefined;
}
