/** Boards narrower than this, in pixels, stand in fewer columns. */
const NARROW = 560;

const observed = new WeakMap<Element, () => void>();

/** One observer for all boards of the page. */
let sizes: ResizeObserver | undefined;

/** Observes whether an element of a page has little room for several boards next to each other. */
export class Width {
	isNarrow = false;
	private readonly element: HTMLElement;

	/** `onSize` is called when the browser has laid the element out, before it shows it; `isNews` if the element has become narrow or wide. */
	constructor(element: HTMLElement, onSize: (isNews: boolean) => void) {
		this.element = element;
		observed.set(element, () => {
			const { clientWidth } = element;
			const isNarrow = clientWidth < NARROW && clientWidth < innerHeight;
			const isNews = isNarrow !== this.isNarrow;
			this.isNarrow = isNarrow;
			onSize(isNews);
		});
	}

	connect(): void {
		sizes ??= new ResizeObserver((entries) => {
			for (const { target } of entries) observed.get(target)?.();
		});
		sizes.observe(this.element);
	}

	disconnect(): void {
		sizes?.unobserve(this.element);
	}
}
