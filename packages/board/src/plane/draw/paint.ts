import type { Shape } from '../../draw/shape.js';

type Context = CanvasRenderingContext2D;
type Attributes = Shape['attributes'];

/** Paints a drawing on a canvas, as SVG would. `color` gives the value of a colour of the theme. */
export const paintShape = (context: Context, shape: Shape, color: (role: string) => string, outer: Attributes = {}): void => {
	const { transform, opacity, ...own } = shape.attributes;
	const style = { ...outer, ...own };
	context.save();
	if (transform !== undefined) transformBy(context, String(transform));
	if (opacity !== undefined) context.globalAlpha *= Number(opacity);
	context.lineJoin = (style['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
	context.lineCap = (style['stroke-linecap'] ?? 'butt') as CanvasLineCap;
	const paint = (name: 'fill' | 'stroke', byDefault: string): string | undefined => {
		const value = String(style[name] ?? byDefault);
		return value === 'none' ? undefined : value.startsWith('$') ? color(value.slice(1)) : value;
	};
	const [fill, stroke] = [paint('fill', '#000'), paint('stroke', 'none')];
	if (shape.tag === 'text') paintText(context, shape.text ?? '', style, fill);
	else if (shape.tag !== 'g') paintArea(context, areaOf(shape), style, fill, stroke);
	for (const child of shape.children ?? []) paintShape(context, child, color, style);
	context.restore();
};

const TRANSFORM = /(translate|rotate|scale)\(([^)]*)\)/g;

const transformBy = (context: Context, text: string): void => {
	for (const [, name, values] of text.matchAll(TRANSFORM)) {
		const [a = 0, b, c = 0] = values!
			.trim()
			.split(/[\s,]+/)
			.map(Number);
		if (name === 'translate') context.translate(a, b ?? 0);
		else if (name === 'scale') context.scale(a, b ?? a);
		else {
			context.translate(b ?? 0, c);
			context.rotate((a * Math.PI) / 180);
			context.translate(-(b ?? 0), -c);
		}
	}
};

const areaOf = ({ tag, attributes }: Shape): Path2D => {
	const number = (name: string): number => Number(attributes[name] ?? 0);
	if (tag === 'path') return new Path2D(String(attributes.d ?? ''));
	const area = new Path2D();
	if (tag === 'circle') area.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
	else if (tag === 'rect') area.rect(number('x'), number('y'), number('width'), number('height'));
	else {
		area.moveTo(number('x1'), number('y1'));
		area.lineTo(number('x2'), number('y2'));
	}
	return area;
};

const paintArea = (context: Context, area: Path2D, style: Attributes, fill: string | undefined, stroke: string | undefined): void => {
	const alpha = context.globalAlpha;
	if (fill !== undefined) {
		context.globalAlpha = alpha * Number(style['fill-opacity'] ?? 1);
		context.fillStyle = fill;
		context.fill(area);
	}
	if (stroke === undefined) return;
	context.globalAlpha = alpha;
	context.strokeStyle = stroke;
	context.lineWidth = Number(style['stroke-width'] ?? 1);
	const dashes = style['stroke-dasharray'];
	context.setLineDash(
		dashes === undefined
			? []
			: String(dashes)
					.split(/[\s,]+/)
					.map(Number),
	);
	context.stroke(area);
};

const ALIGNS: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'end' };

const paintText = (context: Context, text: string, style: Attributes, fill: string | undefined): void => {
	if (fill === undefined) return;
	context.fillStyle = fill;
	context.font = `${style['font-weight'] ?? 400} ${style['font-size'] ?? 16}px ${style['font-family'] ?? 'serif'}`;
	context.textAlign = ALIGNS[String(style['text-anchor'])] ?? 'start';
	context.fillText(text, Number(style.x ?? 0), Number(style.y ?? 0));
};
