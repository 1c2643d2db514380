// The search field: nodes by name or op, rewrites and refusals by rule.

const MOST_FOUND = 60;

export class Search {
  constructor(input, list, report, page) {
    this.list = list;
    this.page = page;
    this.entries = [
      ...report.graphs.flatMap(graph => graph.items.map(item =>
        ({text: `${item.side}: ${item.op} ${item.name}`, key: `${item.op} ${item.name}`.toLowerCase(),
          choose: () => page.select(item, true)}))),
      ...report.applied.map(rewrite => ({text: `rewrite: ${rewrite.rule} at ${rewrite.nodes[0] ?? ''}`,
        key: rewrite.rule.toLowerCase(), choose: () => page.selectRewrite(rewrite)})),
      ...report.nearMisses.map(miss => ({text: `refusal: ${miss.rule} at ${miss.node}`,
        key: `${miss.rule} ${miss.reason}`.toLowerCase(), choose: () => page.selectMiss(miss)})),
    ];
    input.addEventListener('input', () => this.find(input.value));
    input.addEventListener('keydown', event => {
      if (event.key === 'Enter') this.list.querySelector('button')?.click();
      else if (event.key === 'ArrowDown') this.list.querySelector('button')?.focus();
      else if (event.key === 'Escape') { input.value = ''; this.find(''); }
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    list.addEventListener('keydown', event => {
      const next = {ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling'}[event.key];
      const row = document.activeElement?.closest('li');
      if (event.key === 'Escape' && !this.list.hidden) { input.focus(); this.list.hidden = true; event.stopPropagation(); }
      if (!next || !row) return;
      (row[next]?.querySelector('button') ?? input).focus();
      event.preventDefault();
    });
    document.addEventListener('keydown', event => {
      if (event.key !== '/' || event.target.closest?.('input')) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
  }

  find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length ? this.entries.filter(({key}) => words.every(word => key.includes(word))) : [];
    this.list.hidden = !words.length;
    this.list.replaceChildren(...found.slice(0, MOST_FOUND).map(entry => {
      const li = document.createElement('li'), row = document.createElement('button');
      row.type = 'button';
      row.textContent = entry.text.slice(0, 300);
      row.addEventListener('click', () => { this.list.hidden = true; entry.choose(); });
      li.append(row);
      return li;
    }));
    this.page.say(words.length ? `${found.length} found` : '');
  }
}
