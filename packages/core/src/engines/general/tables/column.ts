/** A growable list of integers in one typed array. */
export class Column {
	items: Int32Array = new Int32Array(2048);
	length = 0;

	push(value: number): void {
		if (this.length === this.items.length) this.grow(this.length + 1);
		this.items[this.length++] = value;
	}

	triple(one: number, two: number, three: number): void {
		if (this.length + 3 > this.items.length) this.grow(this.length + 3);
		this.items[this.length++] = one;
		this.items[this.length++] = two;
		this.items[this.length++] = three;
	}

	/** Appends a copy of a part of itself. */
	repeat(from: number, to: number): void {
		this.grow(this.length + to - from);
		this.items.copyWithin(this.length, from, to);
		this.length += to - from;
	}

	/** A copy of its current contents. */
	trimmed(): Int32Array {
		return this.items.slice(0, this.length);
	}

	private grow(needed: number): void {
		if (needed <= this.items.length) return;
		const longer = new Int32Array(Math.max(needed, this.items.length * 2));
		longer.set(this.items);
		this.items = longer;
	}
}
