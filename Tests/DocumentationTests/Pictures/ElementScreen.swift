import Wireflow

/// A screen with elements of one kind, for the pictures of elements.
@MainActor
final class ElementScreen: RootLevelRepresentable {
  /// The kinds of elements, named like their files.
  enum Kind: String, CaseIterable, Sendable {
    case text, image, progress, row, rows, button, refresh, field, toggle, choice
  }

  let title = "Element"
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    switch kind {
    case .text:
      Text("Bring shoes with flat soles. The courts are closed in the rain.")
    case .image:
      Image("court", alternative: "A tennis court", pixels: Self.court)
    case .progress:
      Progress("Season", fraction: 0.4)
    case .row:
      Row("Court 1", subtitle: "clay") {}
      Row("Opening hours", subtitle: "8 to 20")
    case .rows:
      Rows(["Court 1", "Court 2", "Court 3"], id: \.self) { name in Row(name) {} }
    case .button:
      Button("Reserve", role: .primary) {}
      Button("Share") {}
      Button("Cancel the membership", role: .destructive) {}
    case .refresh:
      Refresh {}
    case .field:
      Field("Name", text: "Ada") { _ in }
      Field("Password", text: "secret", privacy: .secure, samples: ["secret"]) { _ in }
    case .toggle:
      Toggle("Floodlight", isOn: true) { _ in }
      Toggle("Partner wanted", isOn: false) { _ in }
    case .choice:
      Choice("Length", options: ["1 hour", "2 hours"], selected: "2 hours") { _ in }
    }
  }

  /// A court from above: white lines on clay.
  private static var court: ScreenContent.PixelImage {
    let (width, height) = (26, 14)
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isEdge = [1, height - 2].contains(y) && (2..<width - 2).contains(x)
        let isSide = [2, width - 3, width / 2].contains(x) && (1..<height - 1).contains(y)
        let isMiddle = y == height / 2 && (8..<width - 8).contains(x)
        bytes += isEdge || isSide || isMiddle ? [250, 246, 240, 255] : [196, 94, 60, 255]
      }
    }
    return .init(width: width, height: height, bytes: bytes)
  }
}

/// A flow with one screen of elements.
@MainActor
final class ElementFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let kind: ElementScreen.Kind

  init(wireframe: any ApplicationWireframe, kind: ElementScreen.Kind) {
    (self.wireframe, self.kind) = (FlowWireframe(wireframe), kind)
  }

  func installUI() { wireframe.install(rootItems: [ElementScreen(kind)]) }
}
