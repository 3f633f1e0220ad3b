/// One page for any browser, which needs nothing else: maps to move about in, with what is known of
/// each place.
///
/// ```swift
/// let page = MapPage(title: "Notes", maps: [tabs, columns], baseline: before)
/// try page.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct MapPage {
  private let title: String
  private let maps: [NavigationMap]
  private let changes: MapChanges
  private let picture: (NavigationMap, NavigationMap.Place) -> String?

  /// Creates the page of an app's maps, one for each wireframe.
  /// - Parameters:
  ///   - title: the name of the app.
  ///   - maps: the maps.
  ///   - baseline: the baseline beside which the page shows what was added and lost.
  ///   - picture: returns a picture of a place as SVG, such as one that a backend has drawn.
  public init(
    title: String, maps: [NavigationMap], baseline: NavigationBaseline? = nil,
    picture: @escaping (NavigationMap, NavigationMap.Place) -> String? = { _, _ in nil }
  ) {
    self.title = title
    self.maps = maps
    self.picture = picture
    changes = MapChanges(from: baseline, to: maps)
  }

  /// The page.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>\(title.escaped): navigation</title>
    <style>\(Self.css)</style></head><body>
    <header><strong>\(title.escaped)</strong>
    <label>Wireframe <select id="wireframe">\(options)</select></label>
    <label>Flow <select id="flow"><option value="">all</option></select></label>
    <label>Action <select id="action"><option value="">all</option></select></label>
    <input id="search" type="search" placeholder="Search places and actions ( / )" \
    aria-label="Search places and actions">
    <span id="count" role="status"></span>\(changeButton)
    <button id="anywhere">Anywhere</button>
    <button id="fit" title="Show all (0)">Fit</button></header>
    <main>\(drawings)</main>
    <aside id="panel" hidden aria-live="polite"></aside>
    <script type="application/json" id="data">\(data)</script>
    <script>\(Self.script)</script></body></html>

    """
  }

  private var options: String {
    maps.map { "<option>\($0.wireframe.escaped)</option>" }.joined()
  }

  private var changeButton: String {
    guard let count = changes.count else { return "" }
    return """

      <button id="changes" aria-pressed="false">\(count) \(count == 1 ? "change" : "changes")</button>
      """
  }

  private var drawings: String {
    maps.map { map in MapDrawing(map, title: title).svg }.joined()
  }

  /// The facts that the page shows, as JSON in which nothing can end the script.
  private var data: String {
    let entries = maps.map { map in
      let places = map.places.sorted { $0.key < $1.key }.map { place, details in
        "\(json(place.key)):{\"name\":\(json(place.description)),"
          + "\"lane\":\(json(place.lane.description)),\"flows\":\(list(details.flows)),"
          + "\"script\":\(list(details.script?.map(\.description) ?? [])),"
          + "\"isNew\":\(changes.isNew(place, in: map)),"
          + "\"lost\":\(list(changes.lost(at: place, in: map))),"
          + (picture(map, place).map { "\"picture\":\(json($0))," } ?? "")
          + "\"edges\":[\(edges(from: place, in: map))]}"
      }
      return "\(json(map.wireframe)):{\"places\":{\(places.joined(separator: ","))},"
        + "\"anywhere\":[\(anywhere(in: map))],\"lost\":\(list(changes.lostElsewhere(in: map)))}"
    }
    return "{\(entries.joined(separator: ","))}"
  }

  private func anywhere(in map: NavigationMap) -> String {
    map.anywhere.map { json($0, isNew: changes.isNew($0, in: map)) }.joined(separator: ",")
  }

  private func edges(from place: NavigationMap.Place, in map: NavigationMap) -> String {
    map.notableEdges.filter { $0.from == place }
      .map { json($0, isNew: changes.isNew($0, in: map)) }.joined(separator: ",")
  }

  private func json(_ edge: NavigationMap.Edge, isNew: Bool) -> String {
    let alert = edge.cause.alert.isEmpty ? "" : "in \(edge.cause.alert.literalText): "
    return "{\"cause\":\(json("\(alert)\(edge.cause)")),\"verb\":\(json(edge.cause.verb)),"
      + "\"target\":\(json(text(edge.target))),\"isNew\":\(isNew),"
      + "\"effects\":\(json(edge.effects.joined(separator: ", "))),"
      + "\"to\":\(json(key(edge.target))),\"script\":\(list(edge.script.map(\.description)))}"
  }

  private func text(_ target: NavigationMap.Target) -> String {
    switch target {
    case .place(let place): "\(place) in \(place.lane.description)"
    case .another(let place): "another \(place)"
    case .alert(let style, let title): "\(style) “\(title)”"
    case .below: "what is below"
    case .stays: "stays"
    }
  }

  private func key(_ target: NavigationMap.Target) -> String {
    switch target {
    case .place(let place), .another(let place): place.key
    case .alert, .below, .stays: ""
    }
  }

  private func list(_ texts: [String]) -> String {
    "[\(texts.map(json).joined(separator: ","))]"
  }

  private func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}": json += Self.escape(scalar)
      case _ where scalar.value < 0x20: json += Self.escape(scalar)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension String {
  fileprivate var literalText: String { "“\(self)”" }
}
