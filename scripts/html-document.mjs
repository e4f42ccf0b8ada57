// Makes a document of HTML outside of a browser, by the rules that browsers parse by. Nothing in it
// is run or fetched, as with the browser's own DOMParser.
import { defaultTreeAdapter, parse } from 'parse5'

const ELEMENT = 1
const TEXT = 3

class PageElement {
  nodeType = ELEMENT
  nodeValue = null
  childNodes = []
  parentNode = null
  constructor(tagName, namespaceURI, attrs) {
    this.nodeName = tagName
    this.tagName = tagName
    this.namespaceURI = namespaceURI
    this.attrs = attrs
  }
  getAttribute(name) {
    for (const attribute of this.attrs) if (attribute.name === name) return attribute.value
    return null
  }
}

/** The children of every text; nobody ever adds one. */
const NONE = []

class PageText {
  nodeType = TEXT
  nodeName = '#text'
  parentNode = null
  constructor(value) {
    this.value = value
  }
  get childNodes() {
    return NONE
  }
  get nodeValue() {
    return this.value
  }
}

/** @returns {any} */
function textNode(text) {
  return new PageText(text)
}

/** @type {any} Our nodes are what the reader asks for, and less than the parser's own. */
const treeAdapter = {
  ...defaultTreeAdapter,
  createElement: (tagName, namespace, attrs) => new PageElement(tagName, namespace, attrs),
  createTextNode: textNode,
  insertText(parent, text) {
    const last = parent.childNodes.at(-1)
    if (last instanceof PageText) last.value += text
    else defaultTreeAdapter.appendChild(parent, textNode(text))
  },
  insertTextBefore(parent, text, reference) {
    const before = parent.childNodes[parent.childNodes.indexOf(reference) - 1]
    if (before instanceof PageText) before.value += text
    else defaultTreeAdapter.insertBefore(parent, textNode(text), reference)
  },
}

/**
 * The document of a page; never throws, whatever the text is.
 * @returns {import("../shared/recipe-reader/tree.ts").PageNode}
 */
export function documentOf(html) {
  const document = parse(html, { treeAdapter, scriptingEnabled: false })
  return Object.assign(/** @type {any} */ (document), { nodeType: 9, nodeValue: null })
}
