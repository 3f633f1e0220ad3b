import Wireflow

/// A second model of the state, written from the referee's table: numbers and plain values.
///
/// It says what becomes of each request, what stands in the log, who hears of what in which order,
/// and how the picture looks then. It shares nothing with the stage.
struct StageModel {
  enum Phase {
    /// Nothing runs, or a batch of the app's: requests are judged at once.
    case idle, batch
    /// Answers and outcomes are being delivered: requests wait until that is done.
    case working
  }

  struct Flow {
    enum Life {
      case unstarted, starting, alive, ended
    }

    var name = "the flow"
    var life = Life.unstarted
    var parent: Int?
    /// In the order of their start.
    var children: [Int] = []
    /// In the order in which they came to the flow.
    var screens: [Int] = []
    /// Waiting requests, unanswered alerts and delayed work.
    var holds = 0
    var onEnd: [WalkAct] = []
  }

  struct Alert {
    let id: Int
    let sender: Int
    let flow: Int?
    let onAnswer: [WalkAct]
  }

  /// A request that waits behind an alert.
  struct Waiting {
    let request: WalkRequest
    let flow: Int?
    let isByUser: Bool
  }

  /// What was asked while answers and outcomes were delivered.
  enum Later {
    case request(WalkRequest, by: Int?)
    case finish(Int, FinishedScreens)
    /// The start of a flow that is to own a root screen.
    case start(Int, under: Int, owning: Int, script: [WalkAct], onEnd: [WalkAct])
    case batch([Later])
  }

  enum Delivery {
    case answer(Alert, String?)
    case outcome(of: Int, String)
    /// The outcome of a flow that was not started.
    case refused(Int, onEnd: [WalkAct])
  }

  struct Delayed {
    let due: Int
    let flow: Int
    let acts: [WalkAct]
  }

  struct Tap {
    let flow: Int
    let acts: [WalkAct]
  }

  var picture = Picture()
  var alert: Alert?
  /// The flow of each screen that has one.
  var owners: [Int: Int] = [:]
  /// Tells one stay of a screen from another.
  var stays: [Int: Int] = [:]
  var stayCount = 0
  var flows: [Int: Flow] = [:]
  /// The flows that have started and not ended, but for the main one.
  var liveFlows: [Int] = []
  var line: [Waiting] = []
  var isTakingFromLine = false
  var later: [Later] = []
  var deliveries: [Delivery] = []
  /// Flows that may have nothing left, in the order in which they lost it.
  var suspects: [Int] = []
  var phase = Phase.idle
  var delayed: [Delayed] = []
  var clock = 0
  var taps: [Int: Tap] = [:]
  var greetings: [Int: [WalkAct]] = [:]
  /// The stay of the screen that observers know to be visible.
  var visibleStay: Int?

  /// The lines of the log, save for what users do.
  var lines: [String] = []
  /// What callers and coordinators hear.
  var trace: [String] = []
  /// Whether the coordinators that acts look for are still there, in order.
  var presence: ArraySlice<Bool> = []
  var mergeDepth = 0
  var mergedCount = 0
  var shownCount = 0
  /// What took the places of screens while the user's removals are carried out.
  var successors: [Int: Int] = [:]
}

extension StageModel {
  /// The launch of the app, whose main flow installs root items.
  mutating func launch(roots: [Int]) {
    flows[0] = Flow(name: "WalkMainFlow", life: .alive)
    lines.append("  start WalkMainFlow")
    submit(.install(roots), by: 0)
  }

  /// The screens in front of everything but an alert.
  var visible: Int? { picture.front.flatMap { picture[$0].last } }

  func isOnStage(_ screen: Int) -> Bool { stays[screen] != nil }

  /// The tree as its description has it.
  var tree: String {
    var lines = [picture.container]
    for (place, stack) in picture.roots.enumerated() {
      let mark = place == picture.selected ? ", selected" : ""
      lines.append("  \(WalkName.screen(stack[0]))\(mark)")
      lines += stack.map(treeLine)
    }
    for modal in picture.modals {
      let style = modal.style == .fullScreen ? "full screen" : "sheet"
      lines.append("  " + style + (modal.dismissButton == nil ? "" : ", dismiss button Done"))
      lines += modal.screens.map(treeLine)
    }
    if let alert { lines.append("  alert \"\(WalkName.alert(alert.id))\"") }
    return lines.joined(separator: "\n")
  }

  private func treeLine(_ screen: Int) -> String {
    let flow = owners[screen].flatMap { flows[$0]?.name }.map { " in \($0)" } ?? ""
    return "    \(visible == screen ? "*" : " ") \(name(screen))\(flow)"
  }

  func name(_ screen: Int) -> String { "WalkScreen \"\(WalkName.screen(screen))\"" }

  /// The screens that a request names, the new one first.
  static func screens(of request: WalkRequest) -> [Int] {
    switch request {
    case .install(let screens): screens
    case .push(let screen, let other), .replace(let other, let screen): [screen, other]
    case .present(let screen, let sender): [screen] + (sender.map { [$0] } ?? [])
    case .select(let screen), .pop(let screen), .popTo(let screen), .popToRoot(let screen),
      .dismiss(let screen), .alert(_, let screen, _):
      [screen]
    case .dismissAll, .flush: []
    }
  }

  // MARK: - Log

  /// Writes what a transition shows; further changes of one transition begin with a plus sign.
  mutating func show(_ text: String) {
    lines.append((mergedCount > 0 ? "  + " : "  ") + text)
    if mergeDepth > 0 { mergedCount += 1 }
    shownCount += 1
  }

  mutating func ignore(_ what: String, _ reason: String) -> String {
    lines.append("  ignored \(what): \(reason)")
    return "ignored \(reason)"
  }

  mutating func beginMerging() { mergeDepth += 1 }

  mutating func endMerging() {
    mergeDepth -= 1
    if mergeDepth == 0 { mergedCount = 0 }
  }
}
