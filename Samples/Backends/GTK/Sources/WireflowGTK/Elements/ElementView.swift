import Wireflow
import WireflowInteraction

/// A view that shows one element with a widget, for as long as the element is on its page.
@MainActor
protocol ElementView: AnyObject {
  /// The widget.
  var widget: Widget { get }

  /// Shows the current state of the element.
  func show(_ element: StagePicture.Element)
}

/// A closure that receives the user's action on a page or on one of its elements.
typealias Act = @MainActor (UserAction, StagePicture.Element?) -> Void

/// Creates the view of an element.
@MainActor
func makeElementView(
  _ element: StagePicture.Element, touched: TouchedField, act: @escaping Act
) -> any ElementView {
  switch element.kind {
  case .text: TextView()
  case .image: ImageView()
  case .row(_, _, let leads):
    RowView(leads: leads, hasMenu: !element.rowActions.isEmpty, act: act)
  case .button: ButtonView(isInBar: element.barEdge != nil, act: act)
  case .refresh: RefreshView(act: act)
  case .field: FieldView(touched: touched, act: act)
  case .toggle: ToggleView(act: act)
  case .choice: ChoiceView(act: act)
  case .progress: ProgressView()
  }
}
