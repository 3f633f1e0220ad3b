import TestSupport

extension Moment {
  /// The resulting log: the request that brings it, whole, and then the meddler's, each
  /// in its turn.
  ///
  /// The start of a flow is no request. Inside the stage's own work it precedes waiting requests,
  /// and the line of a request that is not decided yet.
  var log: String {
    let lines =
      switch timing {
      case .first: before + [Self.startLine] + trigger + batch
      case .meanwhile: before + trigger + [Self.startLine] + batch
      case .last: before + trigger + batch + [Self.startLine]
      }
    return (lines + Self.flow).joined(separator: "\n")
  }

  /// When the flow starts that the meddler starts.
  private enum Timing {
    case first, meanwhile, last
  }

  private var timing: Timing {
    switch self {
    case .translation, .decision, .minimizedControls: .first
    case .observation, .performance, .sink, .refusedDismissal, .answer, .outcome, .endOfWork,
      .endOfContainer, .endOfWireframe:
      .meanwhile
    case .title, .representation, .content, .modalStyle, .start, .endOfScreen: .last
    }
  }

  /// The cause above the lines.
  private var before: [String] {
    switch self {
    case .content: [#"> tap "Row""#]
    case .refusedDismissal: ["> dismiss"]
    case .answer: [#"> choose "OK""#]
    case .outcome, .decision, .endOfScreen, .endOfWork: ["> back"]
    case .endOfContainer, .endOfWireframe: []
    case .title, .representation, .minimizedControls, .modalStyle, .translation, .observation,
      .performance, .sink, .start:
      ["> (app)"]
    }
  }

  private var trigger: [String] {
    switch self {
    case .title: [#"  push MeddlingScreen "Meddling" onto Root"#]
    case .representation: ["  update tabs: Root, Meddling, Other"]
    case .content: []
    case .minimizedControls: [#"  install player MeddlingPlayer "Player" at the bottom"#]
    case .modalStyle: [Self.presentation]
    case .translation, .observation, .performance, .sink: [#"  push PageScreen "Page" onto Root"#]
    case .refusedDismissal: [Self.refusal]
    case .answer: [#"  close alert "Alert""#]
    case .outcome, .decision: [#"  pop PageScreen "Child""#, "  cancel ChildFlow"]
    case .start: ["  start ChildFlow", #"  push PageScreen "Page" onto Root"#]
    case .endOfScreen: [#"  pop MeddlingScreen "Meddling""#]
    case .endOfWork: [#"  pop PageScreen "Page""#]
    case .endOfContainer: ["  install tabs: Root, Other"]
    case .endOfWireframe: [#"  dismiss PageScreen "Item""#]
    }
  }

  /// The result of the batch, with and without another screen on the root meanwhile.
  private var batch: [String] {
    switch self {
    case .title, .content, .translation, .observation, .performance, .sink, .start:
      [#"  ignored push PageScreen "Batched": PageScreen "Root" is covered"#, "  select Other"]
    case .representation, .minimizedControls, .modalStyle, .refusedDismissal, .answer, .outcome,
      .decision, .endOfScreen, .endOfWork, .endOfContainer, .endOfWireframe:
      [#"  push PageScreen "Batched" onto Root"#, "  + select Other"]
    }
  }

  private static let startLine = "  start ChildFlow"
  private static let refusal =
    #"  ignored dismiss MeddlingScreen "Meddling": MeddlingScreen "Meddling" may not be dismissed"#
  private static let presentation =
    #"  present PageScreen "Modal" over PageScreen "Root" as automatic, dismiss button Done"#
  private static let flow = [
    #"  push PageScreen "Page of a flow" onto Other"#, #"  pop PageScreen "Page of a flow""#,
    "  finish ChildFlow", #"  push PageScreen "Last" onto Other"#,
  ]
}
