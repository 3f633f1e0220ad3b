/// The drawing of a map as a picture for browsers and documents, made without any other program.
///
/// ```swift
/// try MapDrawing(map, title: "Notes").svg.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct MapDrawing {
  private let map: NavigationMap
  private let title: String
  private let layout: MapLayout

  /// Creates the drawing of a map under a title.
  public init(_ map: NavigationMap, title: String) {
    self.map = map
    self.title = title
    layout = MapLayout(map)
  }

  /// The picture with its own style, light or dark as its reader has it.
  public var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width.text) \(total.text)" \
    width="\(layout.width.text)" height="\(total.text)" role="img" aria-label="\(heading.escaped)">
    <style>\(MapStyle.css)</style>
    <rect class="paper" width="100%" height="100%"/>
    \(content)
    </svg>

    """
  }

  private var heading: String { "Navigation of \(title) on \(map.wireframe)" }
  private var total: Double { layout.height + 64 }

  /// The heading and the lanes, without the style.
  var content: String {
    var text = """
      <text class="heading" x="24" y="42">\(title.escaped)</text>
      <text class="facts" x="24" y="62">\(facts.escaped)</text>
      <g transform="translate(0 64)">

      """
    for (number, lane) in layout.lanes.enumerated() { text += draw(lane, number) }
    return text + "</g>"
  }

  private var facts: String {
    let state = map.stop.map { " · stopped: \($0)" } ?? ""
    return "\(map.wireframe) · \(map.places.count) places · \(map.notableEdges.count) edges · "
      + "\(map.flows.count) flows\(state)"
  }

  private func draw(_ lane: MapLayout.Lane, _ number: Int) -> String {
    var text = """
      <g class="lane" style="--hue:\(hue(of: lane.lane))" \
      transform="translate(\(lane.x.text) \(lane.y.text))">
      <rect class="band" width="\(lane.width.text)" height="\(lane.height.text)" rx="20"/>
      <text class="lane-kind" x="24" y="28">\(kind(of: lane.lane))\
      <tspan class="lane-title" dx="8">\(name(of: lane.lane).escaped)</tspan></text>

      """
    for card in lane.cards { text += curves(from: card, in: lane) }
    for card in lane.cards { text += draw(card) }
    return text + "</g>\n"
  }

  private func draw(_ card: MapCard) -> String {
    var text = """
      <g class="card" tabindex="0" role="button" data-place="\(card.place.key.escaped)" \
      transform="translate(\(card.x.text) \(card.y.text))">
      <rect class="sheet" width="\(MapCard.width.text)" height="\(card.height.text)" rx="14"/>
      <text class="title" x="16" y="26">\(card.title.clipped(24).escaped)</text>
      <text class="flow" x="16" y="42">\(card.subtitle.clipped(34).escaped)</text>

      """
    if card.isStart { text += "<circle class=\"start\" cx=\"198\" cy=\"21\" r=\"5\"/>\n" }
    for (place, line) in card.lines.enumerated() {
      text += draw(line, at: card.middle(ofLine: place))
    }
    return text + "</g>\n"
  }

  private func draw(_ line: MapCard.Line, at middle: Double) -> String {
    let y = (middle + 4).text
    let label = line.label.clipped(line.look == .chip ? 25 : 26).escaped
    switch line.look {
    case .chip:
      let hue = line.lane.map(hue) ?? 38
      let width = min(184, Double(line.label.clipped(25).count) * 6.1 + 30)
      return """
        <g class="chip" style="--hue:\(hue)"><rect x="26" y="\((middle - 8).text)" \
        width="\(width.text)" height="17" rx="8.5"/><text x="35" y="\(y)">\
        <tspan class="arrow">\(line.lane == nil ? "" : "→ ")</tspan>\(label)</text></g>

        """
    case .note: return "<text class=\"note\" x=\"16\" y=\"\(y)\">\(label)</text>\n"
    case .text, .image, .progress:
      return "<text class=\"\(line.look.rawValue)\" x=\"16\" y=\"\(y)\">\(label)</text>\n"
    case .row, .button, .primary, .field, .toggle, .choice:
      return """
        <g class="\(line.look.rawValue)"><rect x="12" y="\((middle - 12).text)" width="192" \
        height="24" rx="\(line.look == .row ? 5 : 8)"/><text x="\(line.look.isCentred ? "108" : "22")" \
        y="\(y)">\(label)</text>\(mark(of: line.look, at: middle))</g>

        """
    }
  }

  private func mark(of look: MapCard.Line.Look, at middle: Double) -> String {
    switch look {
    case .row: "<text class=\"mark\" x=\"192\" y=\"\((middle + 4).text)\">›</text>"
    case .toggle:
      """
      <rect class="switch" x="172" y="\((middle - 6).text)" width="24" height="12" rx="6"/>\
      <circle class="knob" cx="190" cy="\(middle.text)" r="4.5"/>
      """
    case .choice: "<text class=\"mark\" x=\"190\" y=\"\((middle + 4).text)\">▾</text>"
    case .text, .image, .button, .primary, .field, .progress, .note, .chip: ""
    }
  }

  /// Returns the curves to cards of the same lane that stand further to the right.
  private func curves(from card: MapCard, in lane: MapLayout.Lane) -> String {
    var text = ""
    for (place, line) in card.lines.enumerated() {
      for target in line.targets {
        guard let end = lane.card(target) else { continue }
        let (x, y) = (card.x + MapCard.width - 12, card.y + card.middle(ofLine: place))
        let (endX, endY) = (end.x, end.y + 26)
        let isForward = end.rank > card.rank
        let bend = isForward ? max(36, (endX - x) / 2) : 60
        let path =
          isForward
          ? "M\(x.text) \(y.text)C\((x + bend).text) \(y.text) \((endX - bend).text) \(endY.text) \((endX - 7).text) \(endY.text)"
          : "M\(x.text) \(y.text)C\((x + bend).text) \(y.text) \((end.x + MapCard.width + 60).text) \(endY.text) \((end.x + MapCard.width + 7).text) \(endY.text)"
        let tip =
          isForward
          ? "M\((endX - 8).text) \((endY - 4).text)l7 4l-7 4z"
          : "M\((end.x + MapCard.width + 8).text) \((endY - 4).text)l-7 4l7 4z"
        text += """
          <g class="edge" data-from="\(card.place.key.escaped)" data-to="\(target.key.escaped)">\
          <path class="curve" d="\(path)"/><path class="tip" d="\(tip)"/>\
          <circle class="port" cx="\(x.text)" cy="\(y.text)" r="3"/></g>

          """
      }
    }
    return text
  }
}

extension MapDrawing {
  /// Returns the colour of a lane, as an angle.
  private func hue(of lane: NavigationMap.Lane) -> Int {
    let hues = [212, 152, 332, 262, 18, 190]
    switch lane {
    case .window: return 225
    case .player: return 174
    case .modal: return 282
    case .root:
      let roots = layout.lanes.map(\.lane).filter { if case .root = $0 { true } else { false } }
      return hues[(roots.firstIndex(of: lane) ?? 0) % hues.count]
    }
  }

  private func kind(of lane: NavigationMap.Lane) -> String {
    switch lane {
    case .window: "WINDOW"
    case .root: "ROOT"
    case .modal: "MODAL"
    case .player: "PLAYER"
    }
  }

  private func name(of lane: NavigationMap.Lane) -> String {
    switch lane {
    case .window, .player: ""
    case .root(let title): title
    case .modal(let name): name.inWords
    }
  }
}

extension MapCard.Line.Look {
  fileprivate var isCentred: Bool { self == .button || self == .primary }
}

extension NavigationMap.Place {
  /// The text that names it on a page.
  var key: String { "\(lane.description) \(description)" }
}

extension Double {
  /// The number with one digit behind the point at most.
  var text: String {
    let tenths = Int((self * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension String {
  /// The text as it may stand in a document and in an attribute.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
