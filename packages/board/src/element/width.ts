/** Boards narrower than this, in pixels, stand in fewer columns. */
const NARROW = 560;

/** Observes whether an element of a page has little room for several boards next to each other. */
export class Width {
	isNarrow = false;
	private readonly element: HTMLElement;
	private readonly sizes: ResizeObserver;

	constructor(element: HTMLElement, onChange: () => void) {
		this.element = element;
		this.sizes = new ResizeObserver(() => {
			const { clientWidth } = element;
			const isNarrow = clientWidth < NARROW && clientWidth < innerHeight;
			if (isNarrow === this.isNarrow) return;
			this.isNarrow = isNarrow;
			onChange();
		});
	}

	connect(): void {
		this.sizes.observe(this.element);
	}

	disconnect(): void {
		this.sizes.disconnect();
	}
}
