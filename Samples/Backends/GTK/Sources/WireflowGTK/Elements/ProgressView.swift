import CGtk
import Wireflow
import WireflowInteraction

/// A progress bar, or a spinner if the progress is unknown.
final class ProgressView: ElementView {
  let widget = Widget.box(.down, "progress")
  private let words = Widget.box(.across)
  private let label = Widget.line("row-title")
  private let part = Widget.line("part")
  private let bar = Widget(gtk_progress_bar_new())
  private let spinner = Widget(gtk_spinner_new())

  init() {
    label.expand(horizontally: true)
    widget.append(words)
  }

  func show(_ element: StagePicture.Element) {
    guard case .progress(let name, let fraction) = element.kind else { return }
    label.text = name
    let shown = min(1, max(0, fraction ?? 0))
    part.text = "\(Int(shown * 100 + 0.5))%"
    words.arrange([label, fraction == nil ? spinner : part])
    widget.arrange(fraction == nil ? [words] : [words, bar])
    gtk_progress_bar_set_fraction(bar.opaque, shown)
    gtk_spinner_set_spinning(spinner.opaque, fraction == nil ? 1 : 0)
    bar.describe(name, hint: element.accessibilityHint)
  }
}
