/** The standard deviations that contain 95 % of a normal distribution. */
export const Z95 = 1.959963984540054;

/** The coefficients of Abramowitz and Stegun, Handbook of Mathematical Functions, formula 26.2.17. */
const SCALE = 0.2316419;
const COEFFICIENTS = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];

/** The share of a normal distribution below a number of standard deviations; its error is less than 7.5e-8. */
export const normalShare = (deviations: number): number => {
	if (deviations < 0) return 1 - normalShare(-deviations);
	const step = 1 / (1 + SCALE * deviations);
	const sum = COEFFICIENTS.reduceRight((rest, one) => (rest + one) * step, 0);
	return 1 - (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * sum;
};
