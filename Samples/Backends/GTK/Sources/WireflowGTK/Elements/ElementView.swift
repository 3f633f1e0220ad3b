import Wireflow
import WireflowInteraction

/// The widget of one element, kept for as long as that is on its page.
@MainActor
protocol ElementView: AnyObject {
  /// The widget.
  var widget: Widget { get }

  /// Shows the element as it is now.
  func show(_ element: StagePicture.Element)
}

/// A closure that takes the user's action on a page, or on one of its elements.
typealias Act = @MainActor (UserAction, StagePicture.Element?) -> Void

/// Makes the view of an element.
@MainActor
func makeElementView(
  _ element: StagePicture.Element, touched: TouchedField, act: @escaping Act
) -> any ElementView {
  switch element.kind {
  case .text: TextView()
  case .image: ImageView()
  case .row(_, _, let leads): RowView(leads: leads, act: act)
  case .button: ButtonView(isInBar: element.barEdge != nil, act: act)
  case .refresh: RefreshView(act: act)
  case .field: FieldView(touched: touched, act: act)
  case .toggle: ToggleView(act: act)
  case .choice: ChoiceView(act: act)
  case .progress: ProgressView()
  }
}
