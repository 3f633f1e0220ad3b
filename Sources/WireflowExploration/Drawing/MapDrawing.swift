import Wireflow
import WireflowInteraction

/// A map drawn as a poster: each place with its page, and each edge from the button that causes it.
///
/// The drawing needs no other program, and its colours are attributes that every renderer reads.
///
/// ```swift
/// let drawing = MapDrawing(map, title: "Notes", edition: "1.0, 24 November 2026")
/// try drawing.svg.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct MapDrawing {
  private let map: NavigationMap
  private let title: String
  private let theme: MapTheme
  /// The sheet, for pages and tests.
  package let sheet: SheetDrawing

  /// Creates the drawing of a map.
  /// - Parameters:
  ///   - map: the map.
  ///   - title: the name of the app.
  ///   - theme: the colours.
  ///   - edition: the version and the date that the heading states.
  ///   - baseline: the baseline whose differences and accepted traps the drawing marks.
  public init(
    _ map: NavigationMap, title: String, theme: MapTheme = .light, edition: String? = nil,
    baseline: NavigationBaseline? = nil
  ) {
    self.init(
      map, title: title, theme: theme, edition: edition,
      changes: MapChanges(from: baseline, to: [map]), accepted: baseline?.acceptedTraps ?? [:])
  }

  init(
    _ map: NavigationMap, title: String, theme: MapTheme = .light, edition: String?,
    changes: MapChanges, accepted: [String: String], isCompared: Bool = false,
    window: MapPoint = SheetMaker.wholeWindow
  ) {
    (self.map, self.title, self.theme) = (map, title, theme)
    let layout = SheetMaker(SheetPlanner(map, changes).made(), in: window).layout()
    var facts = SheetDrawing.Facts(title: title, line: map.facts, edition: edition)
    facts.anywhere = map.anywhere.map { "\($0.cause) → \($0.target.words)" }
    facts.traps = map.traps
    facts.accepted = accepted
    facts.lost = changes.lostElsewhere(in: map)
    facts.isCompared = isCompared
    sheet = SheetDrawing(layout, facts)
  }

  /// The picture as SVG.
  ///
  /// The picture contains only rectangles, circles, paths and texts. GitHub shows it, and librsvg,
  /// Inkscape and browsers draw it alike.
  public var svg: String {
    let (width, height) = (sheet.size.x, sheet.headHeight + sheet.size.y + sheet.footHeight)
    let body = (sheet.ground + sheet.pages + sheet.front).filter { !$0.isGroup }
    let shapes =
      [.rect(MapBox(0, 0, width, height), radius: 0, fill: .paper)] + sheet.heading
      + body.map { $0.placed(at: MapPoint(0, sheet.headHeight), scale: 1) }
      + sheet.foot.map { $0.placed(at: MapPoint(0, sheet.headHeight + sheet.size.y), scale: 1) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.text) \(height.text)" \
      width="\(width.text)" height="\(height.text)" role="img" \
      aria-label="\("Navigation of \(title) on \(map.title)".escaped)" \
      font-family="\(Self.fonts)" text-rendering="geometricPrecision">
      \(shapes.svg(MapPalette(theme)))</svg>

      """
  }

  /// The fonts of texts, all of about the same width.
  static let fonts =
    "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
}

extension MapShape {
  fileprivate var isGroup: Bool {
    switch self {
    case .begin, .end: true
    case .rect, .scrim, .circle, .path, .text: false
    }
  }
}

extension NavigationMap {
  /// The title of its wireframe.
  var title: String { WireframeVariant.standard(named: wireframe)?.title ?? wireframe }

  /// The wireframe, and the counts of the map's places, edges and flows.
  var facts: String {
    func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    var facts = [
      title, count(places.count, "place"), count(notableEdges.count, "edge"),
      count(flows.count, "flow"),
    ]
    if !traps.isEmpty { facts.append(count(traps.count, "trap")) }
    if let stop { facts.append("stopped: \(stop)") }
    return facts.joined(separator: " · ")
  }
}

extension NavigationMap.Target {
  /// The name in drawings.
  var words: String {
    switch self {
    case .place(let place): "\(place.id ?? place.screen.inWords), \(place.lane.description)"
    case .another(let place): "another \(place.screen.inWords)"
    case .alert(let style, let title): "\(style) “\(title)”"
    case .below: "back"
    case .stays: "stays"
    }
  }
}

extension NavigationMap.Place {
  /// The text that identifies it on a page.
  var key: String { "\(lane.description) \(description)" }
}
