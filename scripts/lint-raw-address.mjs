// A rule of our own for oxlint: nobody looks at an address as it was sent (server/src/http/raw-address.ts says why).

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

export default { meta: { name: 'house' }, rules: { 'no-raw-address': noRawAddress } }
