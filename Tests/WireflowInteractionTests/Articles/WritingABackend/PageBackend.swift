import Wireflow
import WireflowInteraction

/// Shows an app as lines on a slow device, whose user answers by numbers.
@MainActor final class PageBackend: PresentationBackend {
  private(set) var lines: [String] = []
  private(set) var choices: [(UserAction, StagePicture.Target)] = []
  private weak var stage: Stage?
  private var watch: PictureWatch?
  private var picture = StagePicture()

  func attach(to stage: Stage) {
    self.stage = stage
    watch = stage.watch { [weak self] picture, transition in
      self?.picture = picture
      // The picture of a transition is drawn when the transition is shown.
      if transition == nil { self?.draw() }
    }
  }

  func perform(
    _ transition: PresentationTransition,
    completion: @escaping @MainActor () -> Void
  ) {
    guard transition.isAnimated,
      transition.changes.first?.verb == .push, let stage
    else {
      draw()
      return completion()
    }
    _ = stage.scheduler.schedule(after: .milliseconds(300)) { [weak self] in
      self?.draw()
      completion()
    }
  }

  /// Performs the reader's choice, by its number among the actions.
  func choose(_ number: Int) {
    guard choices.indices.contains(number) else { return }
    let (action, target) = choices[number]
    stage?.perform(action, on: target)
  }

  private func draw() {
    (lines, choices) = ([], [])
    if let alert = picture.alert {
      let words =
        [alert.content.title, alert.content.message]
        + alert.fields.map(Self.line)
      let answers = zip(alert.content.actions, alert.answers).map {
        answer, action in
        action == nil ? answer.title : "[\(answer.title)]"
      }
      return add(
        words + answers, alert.answers.compactMap(\.self), on: alert.id)
    }
    for page in picture.frontPages {
      lines += (["= \(page.title) ="] + page.elements.map(Self.line)).map(
        Self.printable)
      for element in page.elements {
        choices += element.actions.map { ($0, element.target) }
      }
      add([], [page.back, page.dismiss].compactMap(\.self), on: page.id)
    }
    let roots = picture.drawer.rootItems.filter { $0.select != nil }
    add(
      roots.map { "> \($0.title)" }, roots.compactMap(\.select),
      on: picture.drawer.id)
  }

  private func add(
    _ texts: [String], _ actions: [UserAction], on id: StagePicture.ID
  ) {
    lines += texts.map(Self.printable)
    choices += actions.map { ($0, StagePicture.Target(id)) }
  }

  private static func line(_ element: StagePicture.Element) -> String {
    switch element.kind {
    case .text, .image, .progress: element.name
    case .button, .refresh: "[\(element.name)]"
    case .row(_, let subtitle, _): "\(element.name) \(subtitle ?? "")"
    case .field(let field):
      "\(field.label): \(field.isSecure ? "(hidden)" : field.text)"
    case .toggle(let label, let isOn): "\(label): \(isOn ? "on" : "off")"
    case .choice(let label, _, let selected):
      "\(label): \(selected ?? "none")"
    }
  }

  /// An app's text, without characters that control the reader's device.
  private static func printable(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { scalar in
      ![.control, .format, .lineSeparator].contains(
        scalar.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(kept))
  }
}
