import Wireflow
import WireflowInteraction

/// The texts and names that the steps of a session show while no wall hides them.
struct SeenWords {
  private var texts: Set<String> = []

  /// Collects the texts of pictures, of the screens in front, and of steps without a wall.
  init(_ steps: [SessionStep], _ drawings: [SessionDrawing?]) {
    for step in steps {
      for word in LineWord.all(in: "\(step.action)") where word.isQuoted {
        texts.insert(word.text)
      }
      guard !step.isBehindWall else { continue }
      for word in step.lines.flatMap(LineWord.all) { texts.insert(word.text) }
    }
    for drawing in drawings.compactMap(\.self) {
      addTexts(drawing.picture)
      for node in drawing.tree.inFrontOfWalls.nodes {
        texts.formUnion([node.name.typeName, node.name.title, node.flow ?? ""])
      }
    }
    for text in texts { for word in LineWord.all(in: text) { texts.insert(word.text) } }
  }

  /// Returns true if a session shows each name in a line elsewhere.
  func knowsEachName(_ line: String) -> Bool {
    LineWord.all(in: line).allSatisfy { word in
      texts.contains(word.text) || !word.isQuoted && Self.grammar.contains(word.text)
    }
  }

  private mutating func addTexts(_ picture: StagePicture) {
    for page in picture.pages {
      texts.formUnion([page.title, page.backTitle, page.dismissTitle].compactMap(\.self))
      for element in page.elements { addTexts(element) }
    }
    for item in picture.regions.flatMap(\.rootItems) { texts.insert(item.title) }
    guard let alert = picture.alert else { return }
    for field in alert.fields { addTexts(field) }
    texts.formUnion([alert.content.title, alert.content.message])
    texts.formUnion(alert.content.actions.map(\.title))
  }

  private mutating func addTexts(_ element: StagePicture.Element) {
    texts.formUnion([element.name, element.id.name].compactMap(\.self))
    switch element.kind {
    case .row(let title, let subtitle, _):
      texts.formUnion([title, subtitle ?? ""])
    case .field(let field):
      texts.formUnion([field.label, field.text, field.prompt ?? ""] + field.samples)
    case .choice(_, let options, _): texts.formUnion(options)
    case .text, .image, .button, .refresh, .toggle, .progress: break
    }
  }

  /// The words of the log itself.
  private static let grammar = Set(
    """
    start finish output cancel install update restore adapt select push pop to onto remove from \
    replace with show detail beside embed in present over as holding no dismiss button Done Close \
    Cancel alert sheet form page full screen fullScreen popover wall close player minimize maximize \
    open drawer window activate hold is a decides ignored refused already there the flow ended \
    covered app tab bar hamburger split plain background foreground launch tap type into sample \
    toggle choose back wait ms s min h
    """.split(separator: " ").map(String.init))
}

/// A word or a quoted text of a line.
struct LineWord: Hashable {
  let text: String
  let isQuoted: Bool

  /// Returns the words and quoted texts of a line.
  static func all(in line: String) -> [LineWord] {
    var words: [LineWord] = []
    var text = ""
    var (isQuoted, isEscaped) = (false, false)
    func end() {
      if isQuoted || text.contains(where: \.isLetter) {
        words.append(LineWord(text: text, isQuoted: isQuoted))
      }
      text = ""
    }
    for character in line {
      if isQuoted {
        if character == "\"", !isEscaped {
          end()
          isQuoted = false
        } else {
          isEscaped = character == "\\" && !isEscaped
          text.append(character)
        }
      } else if character == "\"" {
        end()
        isQuoted = true
      } else if character.isLetter || character.isNumber || character == "_" {
        text.append(character)
      } else {
        end()
      }
    }
    end()
    return words
  }
}

extension NavigationTree {
  /// The tree without everything behind the last wall, or all of it if there is no wall.
  var inFrontOfWalls: NavigationTree {
    guard let wall = modals.lastIndex(where: { $0.style == "wall" }) else { return self }
    var tree = self
    tree.roots = []
    tree.player = nil
    tree.alert = nil
    tree.isDrawerOpen = false
    tree.modals = Array(modals[wall...])
    // The flows above it may be behind the wall.
    var flows: [String] = []
    for node in tree.nodes {
      if let flow = node.flow, !flows.contains(flow) { flows.append(flow) }
    }
    tree.mainFlow = nil
    if let first = flows.first {
      tree.mainFlow = Flow(name: first, children: flows.dropFirst().map { Flow(name: $0) })
    }
    return tree
  }

  /// The screens on stage, each host before its embedded screens.
  var nodes: [Node] {
    let stacks = (roots + modals.flatMap(\.roots)).flatMap { $0.screens + $0.detail }
    let player = player.map { [$0.screen, $0.controls] + $0.waiting } ?? []
    return (stacks + player).flatMap(\.withEmbedded)
  }
}

extension NavigationTree.Node {
  fileprivate var withEmbedded: [Self] { [self] + embedded.flatMap(\.withEmbedded) }
}
