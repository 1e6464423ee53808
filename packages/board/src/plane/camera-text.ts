import { type Camera, LARGEST } from './camera.js';

/*
 * The text of a camera in the address. `4.25,-3*48` looks at a point in hundredths of a cell, and draws cells 48 pixels wide; `0,0/140` draws them
 * 2^-140 pixels wide.
 */

const FORM = /^(-?\d{1,2000})(?:\.(\d{1,2}))?,(-?\d{1,2000})(?:\.(\d{1,2}))?(?:\*(\d{1,3})|\/(\d{1,4}))$/;

/** A coordinate in hundredths, from the corner where the camera's cell begins: `4.25`. */
const place = (cell: bigint, part: number): string => {
	const hundredths = cell * 100n + BigInt(Math.round(part * 100));
	const [whole, rest] = [hundredths / 100n, hundredths % 100n];
	const sign = hundredths < 0n ? '-' : '';
	const digits = (rest < 0n ? -rest : rest).toString().padStart(2, '0').replace(/0+$/, '');
	return `${sign}${whole < 0n ? -whole : whole}${digits === '' ? '' : `.${digits}`}`;
};

/** A camera rounded as in the address: the point to a hundredth of a cell, the zoom to a pixel or a power of two. */
export const cameraText = ({ x, y, fx, fy, scale, shift }: Camera): string => {
	const power = Math.round(shift - Math.log2(scale));
	const zoom = power < 1 ? `*${Math.max(1, Math.round(scale))}` : `/${power}`;
	return `${place(x, fx)},${place(y, fy)}${zoom}`;
};

const placed = (whole: string, part = ''): readonly [bigint, number] => {
	const sign = whole.startsWith('-') ? -1 : 1;
	const hundredths = part === '' ? 0 : sign * Number(part.padEnd(2, '0'));
	const cell = BigInt(whole);
	if (hundredths > 50) return [cell + 1n, hundredths / 100 - 1];
	return hundredths < -50 ? [cell - 1n, hundredths / 100 + 1] : [cell, hundredths / 100];
};

/** The camera of a text; undefined if the text is invalid. */
export const cameraOf = (text: string): Camera | undefined => {
	const found = FORM.exec(text);
	if (found === null) return undefined;
	const [, wholeX, partX, wholeY, partY, pixels, deep] = found;
	const [x, fx] = placed(wholeX!, partX);
	const [y, fy] = placed(wholeY!, partY);
	if (pixels !== undefined) {
		const scale = Number(pixels);
		return scale < 1 || scale > LARGEST ? undefined : { x, y, fx, fy, scale, shift: 0 };
	}
	const power = Number(deep);
	const shift = Math.max(0, Math.ceil(power / 512) - 1) * 512;
	const whole = shift > 0;
	return { x, y, fx: whole ? 0 : fx, fy: whole ? 0 : fy, scale: 2 ** -(power - shift), shift };
};
