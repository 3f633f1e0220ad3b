public import Wireflow

extension RouteTabs {
  /// The part of the stage that the tabs make up.
  ///
  /// ```swift
  /// tabs = RouteTabs(
  ///   store, in: .modal(in: TabBarWireframe(stage: wireframe.stage)), tabs: [topics, privacy])
  /// ```
  public enum Region {
    /// The base, which all modals stand in front of.
    case base
    /// A modal of their own, which is presented when the coordinator starts.
    ///
    /// The wireframe says how they are shown in it, such as in columns or with a drawer.
    case modal(
      in: any ApplicationWireframe, style: ModalStyle = .automatic,
      dismissButton: ModalDismissButtonStyle? = .close)
  }
}
