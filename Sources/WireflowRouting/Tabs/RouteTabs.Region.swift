public import Wireflow

extension RouteTabs {
  /// The part of the stage in which the tabs appear.
  ///
  /// ```swift
  /// tabs = RouteTabs(
  ///   store, in: .modal(in: TabBarWireframe(stage: wireframe.stage)), tabs: [topics, privacy])
  /// ```
  public enum Region {
    /// The base, below all modals.
    case base
    /// A modal for the tabs, which the coordinator presents when it starts.
    ///
    /// The modal's wireframe determines how the tabs appear, such as in columns or in a drawer.
    case modal(
      in: any ApplicationWireframe, style: ModalStyle = .automatic,
      dismissButton: ModalDismissButtonStyle? = .close)
  }
}
