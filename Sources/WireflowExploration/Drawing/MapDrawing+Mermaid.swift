extension NavigationMap {
  /// The map as a Mermaid flowchart, which many sites can draw.
  public var mermaid: String {
    let order = places.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(order, 1...))
    var text = "flowchart LR\n"
    for (lane, places) in Dictionary(grouping: order, by: \.lane).sorted(by: { $0.key < $1.key }) {
      text += "  subgraph lane\(numbers[places[0]] ?? 0)[\"\(Self.plain(lane.description))\"]\n"
      for place in places {
        let name = Self.plain(place.id ?? place.screen.inWords)
        text += "    p\(numbers[place] ?? 0)[\"\(name)\"]\n"
      }
      text += "  end\n"
    }
    for edge in notableEdges {
      let from = numbers[edge.from] ?? 0
      let label = Self.plain("\(edge.cause)")
      switch edge.target {
      case .place(let place), .another(let place):
        guard let to = numbers[place] else { continue }
        text += "  p\(from) -->|\"\(label)\"| p\(to)\n"
      case .alert(_, let title):
        text +=
          "  p\(from) -.->|\"\(label)\"| a\(from)_\(Self.id(title)){{\"\(Self.plain(title))\"}}\n"
      case .below, .stays: break
      }
    }
    return text
  }

  private static func plain(_ text: String) -> String {
    text.escaped.replacing("&quot;", with: "'").replacing("&", with: "#38;")
      .replacing("#38;lt;", with: "#lt;").replacing("#38;gt;", with: "#gt;")
      .replacing("|", with: "/")
  }

  private static func id(_ title: String) -> String {
    String(title.unicodeScalars.map { $0.properties.isAlphabetic ? Character($0) : "_" })
  }
}
