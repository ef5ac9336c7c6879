// Rules of our own for oxlint.
import { dirname, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** The rooms of server/src, the lowest first: each may use those before it, and none after it (docs/ARCHITECTURE.md). */
export const rooms = [
  'config',
  'changes',
  'http',
  'storage',
  'jobs',
  'messages',
  'staff',
  'content',
  'media',
  'rates',
  'pages',
  'kyc',
  'operations',
]

/** The room of a file in server/src; what lies in server/src itself puts the rooms together and may use them all. */
function roomOf(file) {
  const [server, src, room, ...below] = relative(root, file).split(sep)
  if (server !== 'server' || src !== 'src' || room === undefined) return null
  return below.length === 0
    ? { rank: rooms.length, name: 'server/src' }
    : { rank: rooms.indexOf(room), name: room }
}

const roomOrder = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const here = roomOf(context.filename)
    if (!here) return {}
    function look(node, source) {
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const there = roomOf(resolve(dirname(context.filename), source))
      if (!there) return
      if (here.rank === -1 || there.rank === -1)
        context.report({
          node,
          message: `There is no room ${here.rank === -1 ? here.name : there.name}: name it in ${'scripts/lint-rules.mjs'}.`,
        })
      else if (there.rank > here.rank)
        context.report({
          node,
          message: `${here.name} may not use ${there.name}, which is above it: take what is needed as a parameter.`,
        })
    }
    return {
      ImportDeclaration: (node) => look(node, node.source.value),
      ExportNamedDeclaration: (node) => look(node, node.source?.value),
      ExportAllDeclaration: (node) => look(node, node.source.value),
      ImportExpression: (node) => look(node, node.source?.value),
      TSImportType: (node) => look(node, node.source?.value ?? node.argument?.literal?.value),
    }
  },
}

// Nobody looks at an address as it was sent (server/src/http/raw-address.ts says why).
const names = new Set(['url', 'originalUrl'])
const holders = new Set(['raw', 'request', 'req'])
const requests = new Set([...holders, 'incoming', 'message'])
/** What else a handler takes of a request, by which a parameter without a type is known as one. */
const beside = new Set([
  'headers',
  'method',
  'params',
  'query',
  'raw',
  'ip',
  'host',
  'hostname',
  'routeOptions',
  'body',
  'ws',
])
const types = /\b(?:FastifyRequest|IncomingMessage|RawRequest)\b/

const nameOf = (key, computed) => {
  if (key?.type === 'Identifier' && !computed) return key.name
  return typeof key?.value === 'string' ? key.value : undefined
}
const inside = (node) =>
  node?.type === 'ChainExpression' || node?.type?.startsWith('TS') ? inside(node.expression) : node

function isRequest(expression) {
  const node = inside(expression)
  if (node?.type === 'Identifier') return requests.has(node.name)
  return node?.type === 'MemberExpression' && holders.has(nameOf(node.property, node.computed) ?? '')
}

/** True where the pattern takes a request apart, as far as that can be seen. */
function isOfRequest(pattern, context) {
  const { parent } = pattern
  if (parent?.type === 'VariableDeclarator') return isRequest(parent.init)
  if (parent?.type === 'AssignmentExpression') return isRequest(parent.right)
  if (parent?.type === 'Property') return holders.has(nameOf(parent.key, parent.computed) ?? '')
  if (!/Function|Method/.test(parent?.type ?? '')) return false
  if (pattern.typeAnnotation && types.test(context.sourceCode.getText(pattern.typeAnnotation))) return true
  return pattern.properties.some((one) => beside.has(nameOf(one.key, one.computed) ?? ''))
}

const noRawAddress = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'An address as it was sent decides nothing: go by the matched route (request.routeOptions).',
      })
    return {
      MemberExpression(node) {
        const name = nameOf(node.property, node.computed)
        if (name === 'originalUrl' || (name === 'url' && isRequest(node.object))) report(node)
      },
      ObjectPattern(node) {
        const taken = node.properties.find((one) => names.has(nameOf(one.key, one.computed) ?? ''))
        if (taken && isOfRequest(node, context)) report(taken)
      },
    }
  },
}

/** True if an expression between tags can only render elements or nothing. */
function rendersNoText(node) {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true
    case 'Literal':
      return node.value === null
    case 'LogicalExpression':
      return rendersNoText(node.right)
    case 'ConditionalExpression':
      return rendersNoText(node.consequent) && rendersNoText(node.alternate)
    case 'CallExpression': {
      const [callback] = node.arguments
      const isMap = /^(?:map|flatMap)$/.test(nameOf(node.callee.property) ?? '')
      const body =
        callback?.body?.type === 'BlockStatement' ? callback.body.body.at(-1)?.argument : callback?.body
      return isMap && rendersNoText(body)
    }
    case 'Identifier':
      return node.name === 'children'
    default:
      return false
  }
}

/**
 * Requires text in islands to be the only child of its element. Browser translation replaces text nodes. React resets the
 * text of an element, but it cannot remove or update a text node that has siblings once that node was replaced.
 */
const textAlone = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const isBlank = (child) =>
      child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')
    const isText = (child) =>
      child.type === 'JSXText'
        ? child.value.trim() !== ''
        : child.type === 'JSXExpressionContainer' && !isSpace(child) && !rendersNoText(child.expression)
    const isSpace = ({ expression }) =>
      expression?.type === 'Literal' && String(expression.value).trim() === ''
    function check({ children }) {
      const parts = children.filter(
        (child) => !isBlank(child) && child.expression?.type !== 'JSXEmptyExpression',
      )
      if (parts.length < 2) return
      for (const node of parts.filter(isText))
        context.report({
          node,
          message: 'Text beside other children needs an element of its own: translation replaces it.',
        })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/** Refuses the properties of ARIA attributes: Firefox before 119 has none, and assigning to one changes no attribute. */
const noAriaProperties = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      if (/^aria[A-Z]/.test(nameOf(node.property, node.computed) ?? ''))
        context.report({ node, message: 'Firefox 119: use setAttribute() or getAttribute().' })
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-aria-properties': noAriaProperties,
    'no-raw-address': noRawAddress,
    'room-order': roomOrder,
    'text-alone': textAlone,
  },
}
