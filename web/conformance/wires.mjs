// The four ways in which agents talk to a model. Each finds the tools and the results of earlier calls in a request, and puts
// one act of the stand-in (a call of a tool, or a text) into a whole answer or into the frames of a stream.
const plain = value => typeof value === 'string' ? value : JSON.stringify(value)
const frame = value => `data: ${plain(value)}\n\n`
const named = value => `event: ${value.type}\n${frame(value)}`

/** Messages of Anthropic. */
const messages = {
  path: /\/v1\/messages$/,
  tools: body => (body.tools ?? []).map(t => ({ name: t.name, schema: t.input_schema })),
  results: body => (body.messages ?? []).flatMap(m => Array.isArray(m.content) ? m.content : []).filter(part => part.type === 'tool_result').map(part => plain(part.content)),
  streams: body => body.stream === true,
  whole: (act, body) => ({
    id: 'msg_standin', type: 'message', role: 'assistant', model: body.model, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 },
    stop_reason: act.tool ? 'tool_use' : 'end_turn',
    content: [act.tool ? { type: 'tool_use', id: `toolu_${act.id}`, name: act.tool, input: act.input } : { type: 'text', text: act.text }],
  }),
  frames(act, body) {
    const { content: [block], stop_reason, usage, ...head } = this.whole(act, body)
    return [
      { type: 'message_start', message: { ...head, usage, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: act.tool ? { ...block, input: {} } : { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: act.tool ? { type: 'input_json_delta', partial_json: JSON.stringify(act.input) } : { type: 'text_delta', text: act.text } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ].map(named)
  },
}

/** Responses of OpenAI. */
const responses = {
  path: /\/responses$/,
  tools: body => (body.tools ?? []).map(t => ({ name: t.name, schema: t.parameters })),
  results: body => (Array.isArray(body.input) ? body.input : []).filter(item => /_output$/.test(item.type ?? '')).map(item => plain(item.output)),
  streams: body => body.stream === true,
  whole: (act, body) => ({
    id: 'resp_standin', object: 'response', created_at: 1, status: 'completed', model: body.model, usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
    output: [act.tool
      ? { type: 'function_call', id: `fc_${act.id}`, call_id: act.id, name: act.tool, arguments: JSON.stringify(act.input), status: 'completed' }
      : { type: 'message', id: 'msg_standin', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: act.text, annotations: [] }] }],
  }),
  frames(act, body) {
    const response = this.whole(act, body), item = response.output[0]
    return [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ].map(named)
  },
}

/** Chat completions of OpenAI, which most others speak as well. */
const chat = {
  path: /\/chat\/completions$/,
  tools: body => (body.tools ?? []).map(t => ({ name: t.function?.name, schema: t.function?.parameters })),
  results: body => (body.messages ?? []).filter(m => m.role === 'tool').map(m => plain(m.content)),
  streams: body => body.stream === true,
  message: act => act.tool
    ? { role: 'assistant', content: null, tool_calls: [{ index: 0, id: act.id, type: 'function', function: { name: act.tool, arguments: JSON.stringify(act.input) } }] }
    : { role: 'assistant', content: act.text },
  head: (body, object) => ({ id: 'chat_standin', object, created: 1, model: body.model, usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }),
  whole(act, body) { return { ...this.head(body, 'chat.completion'), choices: [{ index: 0, message: this.message(act), finish_reason: act.tool ? 'tool_calls' : 'stop' }] } },
  frames(act, body) {
    const chunk = (delta, finish_reason) => frame({ ...this.head(body, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason }] })
    return [chunk(this.message(act), null), chunk({}, act.tool ? 'tool_calls' : 'stop'), frame('[DONE]')]
  },
}

/** generateContent of Gemini. */
const generate = {
  path: /:(stream)?generateContent$/i,
  tools: body => (body.tools ?? []).flatMap(t => t.functionDeclarations ?? []).map(t => ({ name: t.name, schema: t.parametersJsonSchema ?? t.parameters })),
  results: body => (body.contents ?? []).flatMap(c => c.parts ?? []).filter(part => part.functionResponse).map(part => plain(part.functionResponse.response)),
  streams: (body, path) => /stream/i.test(path),
  whole: act => ({
    candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [act.tool ? { functionCall: { id: act.id, name: act.tool, args: act.input } } : { text: act.text }] } }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  }),
  frames(act) { return [frame(this.whole(act))] },
}

export const wires = [messages, responses, chat, generate]
