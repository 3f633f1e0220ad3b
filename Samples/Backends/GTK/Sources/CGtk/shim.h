// The parts of GTK that Swift cannot import: macros, variadic functions, and casts between types.
// Each function takes any widget or object as a plain pointer.

#ifndef WIREFLOW_CGTK_SHIM_H
#define WIREFLOW_CGTK_SHIM_H

#include <errno.h>
#include <gtk/gtk.h>
#include <unistd.h>

#if defined(__linux__)
#include <glib-unix.h>
#endif

#pragma clang assume_nonnull begin

// MARK: - Signals

/// A Swift function for a signal, without the signal's parameters.
typedef void (*WireflowHandler)(void *context);
/// A Swift function for a key, which returns whether it has handled the event.
typedef gboolean (*WireflowKeyHandler)(void *context, guint key, guint modifiers);
/// A Swift function for a press of the mouse, on the widget itself or inside it.
typedef void (*WireflowPressHandler)(void *context, gboolean is_inside);
/// A Swift function that releases a context.
typedef void (*WireflowRelease)(void *context);

typedef struct {
  void *context;
  WireflowRelease release;
  void *handler;
} WireflowConnection;

static inline void wireflow_connection_end(gpointer data, GClosure *closure) {
  WireflowConnection *connection = data;
  (void)closure;
  connection->release(connection->context);
  g_free(connection);
}

static inline WireflowConnection *wireflow_connection(
    void *handler, void *context, WireflowRelease release) {
  WireflowConnection *connection = g_new0(WireflowConnection, 1);
  connection->context = context;
  connection->release = release;
  connection->handler = handler;
  return connection;
}

// A swapped connection passes the data first, so the same function works for any signal.
static inline void wireflow_call(WireflowConnection *connection) {
  ((WireflowHandler)connection->handler)(connection->context);
}

static inline void wireflow_connect(
    void *object, const char *signal, WireflowHandler handler,
    void *context, WireflowRelease release) {
  g_signal_connect_data(
      object, signal, G_CALLBACK(wireflow_call),
      wireflow_connection((void *)handler, context, release), wireflow_connection_end,
      G_CONNECT_SWAPPED);
}

static inline gboolean wireflow_call_key(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
    gpointer data) {
  WireflowConnection *connection = data;
  (void)controller;
  (void)code;
  return ((WireflowKeyHandler)connection->handler)(connection->context, key, modifiers);
}

/// Calls back for each key in a widget that no child has handled.
static inline void wireflow_connect_keys(
    GtkWidget *widget, WireflowKeyHandler handler, void *context,
    WireflowRelease release) {
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect_data(
      keys, "key-pressed", G_CALLBACK(wireflow_call_key),
      wireflow_connection((void *)handler, context, release), wireflow_connection_end, 0);
  gtk_widget_add_controller(widget, keys);
}

static inline void wireflow_call_press(
    GtkGestureClick *gesture, int count, double x, double y, gpointer data) {
  WireflowConnection *connection = data;
  GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture));
  GtkWidget *hit = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT);
  (void)count;
  ((WireflowPressHandler)connection->handler)(connection->context, hit != NULL && hit != widget);
}

/// Calls back when the user presses the mouse on a widget.
static inline void wireflow_connect_press(
    GtkWidget *widget, WireflowPressHandler handler, void *context,
    WireflowRelease release) {
  GtkGesture *gesture = gtk_gesture_click_new();
  g_signal_connect_data(
      gesture, "released", G_CALLBACK(wireflow_call_press),
      wireflow_connection((void *)handler, context, release), wireflow_connection_end, 0);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(gesture));
}

/// Calls back when the user presses a widget with the right mouse button.
static inline void wireflow_connect_secondary_press(
    GtkWidget *widget, WireflowHandler handler, void *context,
    WireflowRelease release) {
  GtkGesture *gesture = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), GDK_BUTTON_SECONDARY);
  wireflow_connect(gesture, "pressed", handler, context, release);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(gesture));
}

static inline void wireflow_call_swipe(
    GtkGestureSwipe *gesture, double across, double along, gpointer data) {
  WireflowConnection *connection = data;
  (void)gesture;
  if (ABS(across) < 150 || ABS(across) < 2 * ABS(along)) return;
  ((WireflowPressHandler)connection->handler)(connection->context, across < 0);
}

/// Calls back when a finger swipes across a widget, with true if it uncovers what lies to the right.
static inline void wireflow_connect_swipe(
    GtkWidget *widget, WireflowPressHandler handler, void *context,
    WireflowRelease release) {
  GtkGesture *gesture = gtk_gesture_swipe_new();
  gtk_gesture_single_set_touch_only(GTK_GESTURE_SINGLE(gesture), TRUE);
  g_signal_connect_data(
      gesture, "swipe", G_CALLBACK(wireflow_call_swipe),
      wireflow_connection((void *)handler, context, release), wireflow_connection_end, 0);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(gesture));
}

static inline gboolean wireflow_call_answer(WireflowConnection *connection) {
  wireflow_call(connection);
  return FALSE;
}

/// Calls back when the focus enters or leaves a widget and its descendants.
static inline void wireflow_connect_focus(
    GtkWidget *widget, const char *signal, WireflowHandler handler, void *context,
    WireflowRelease release) {
  GtkEventController *focus = gtk_event_controller_focus_new();
  wireflow_connect(focus, signal, handler, context, release);
  gtk_widget_add_controller(widget, focus);
}

/// Calls back when the user closes a window, and lets it close.
static inline void wireflow_connect_close(
    GtkWidget *window, WireflowHandler handler, void *context,
    WireflowRelease release) {
  g_signal_connect_data(
      window, "close-request", G_CALLBACK(wireflow_call_answer),
      wireflow_connection((void *)handler, context, release), wireflow_connection_end,
      G_CONNECT_SWAPPED);
}

// MARK: - Objects

static inline void wireflow_retain(void *object) { g_object_ref_sink(object); }

static inline void wireflow_release(void *object) { g_object_unref(object); }

static inline GtkWidget *wireflow_box_new(gboolean is_horizontal, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(
      GTK_TYPE_BOX, "orientation",
      is_horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, "accessible-role",
      role, NULL));
}

/// Sets the name and the description for screen readers.
static inline void wireflow_describe(
    GtkWidget *widget, const char *_Nullable name, const char *_Nullable hint) {
  if (name) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  }
  if (hint) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  } else {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  }
}

/// Hides a widget from screen readers, or shows it.
static inline void wireflow_hide_from_readers(GtkWidget *widget, gboolean is_hidden) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

static inline void wireflow_make_modal(GtkWidget *widget) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, TRUE, -1);
}

/// Sets a setting of all widgets, such as animations or the dark appearance.
static inline void wireflow_set_setting(const char *name, gboolean is_on) {
  GtkSettings *settings = gtk_settings_get_default();
  if (settings) g_object_set(settings, name, is_on, NULL);
}

static inline void wireflow_add_style(const char *css) {
  GdkDisplay *display = gdk_display_get_default();
  if (!display) return;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(
      display, GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

// MARK: - Room

#define WIREFLOW_ROOM "wireflow-room"

/// The limits and the alignment of a widget's only child.
typedef struct {
  int width;
  int height;
  /// The fraction of the height that stays free above the child.
  double top;
  GtkAlign align;
} WireflowRoom;

static inline GtkSizeRequestMode wireflow_room_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static inline void wireflow_room_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  WireflowRoom *room = g_object_get_data(G_OBJECT(widget), WIREFLOW_ROOM);
  GtkWidget *child = gtk_widget_get_first_child(widget);
  *minimum_baseline = *natural_baseline = -1;
  if (!child || !room) return;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > room->width) for_size = room->width;
  gtk_widget_measure(child, orientation, for_size, minimum, natural, NULL, NULL);
}

static inline void wireflow_room_allocate(
    GtkWidget *widget, int width, int height, int baseline) {
  WireflowRoom *room = g_object_get_data(G_OBJECT(widget), WIREFLOW_ROOM);
  GtkWidget *child = gtk_widget_get_first_child(widget);
  (void)baseline;
  if (!child || !room) return;
  int top = (int)(height * room->top);
  int child_width = width < room->width ? width : room->width;
  int child_height = height - top;
  int natural = 0, minimum = 0;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (child_width < minimum) child_width = minimum;
  if (room->height > 0 && child_height > room->height) child_height = room->height;
  gtk_widget_measure(
      child, GTK_ORIENTATION_VERTICAL, child_width, &minimum, &natural, NULL, NULL);
  if (room->height < 0) child_height = natural < child_height ? natural : child_height;
  if (child_height < minimum) child_height = minimum;
  GtkAllocation place = {(width - child_width) / 2, 0, child_width, child_height};
  if (room->align == GTK_ALIGN_CENTER) place.y = (height - child_height) / 2;
  if (room->align == GTK_ALIGN_END) place.y = height - child_height;
  gtk_widget_size_allocate(child, &place, -1);
}

/// Creates a widget that limits the size of its only child. The height 0 allows all of the room,
/// and a negative height is that of the child.
static inline GtkWidget *wireflow_room_new(void) {
  GtkWidget *widget = wireflow_box_new(FALSE, GTK_ACCESSIBLE_ROLE_GENERIC);
  g_object_set_data_full(G_OBJECT(widget), WIREFLOW_ROOM, g_new0(WireflowRoom, 1), g_free);
  gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(wireflow_room_mode, wireflow_room_measure, wireflow_room_allocate));
  return widget;
}

static inline void wireflow_room_set(
    GtkWidget *widget, int width, int height, double top, GtkAlign align) {
  WireflowRoom *room = g_object_get_data(G_OBJECT(widget), WIREFLOW_ROOM);
  if (!room) return;
  *room = (WireflowRoom){width, height, top, align};
  gtk_widget_queue_resize(widget);
}

// MARK: - The main loop

#if defined(__linux__)
// Both are functions of libdispatch, which made them for Foundation's run loop.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

static inline gboolean wireflow_run_main_queue(int descriptor, GIOCondition condition, void *data) {
  guint64 count;
  (void)condition;
  (void)data;
  if (read(descriptor, &count, sizeof count) < 0 && errno != EAGAIN && errno != EINTR) {
    return G_SOURCE_REMOVE;
  }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

/// Lets GLib's loop run Swift's main queue whenever the queue has work.
static inline void wireflow_join_main_queue(void) {
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, wireflow_run_main_queue, NULL);
}
#else
// On a Mac, GTK itself runs the run loop, which runs the main queue.
static inline void wireflow_join_main_queue(void) {}
#endif

// MARK: - Looking

/// Saves a picture of a widget as a PNG, and returns false if the widget is not drawn yet.
static inline gboolean wireflow_save_picture(
    GtkWidget *window, const char *path) {
  GdkPaintable *paintable = gtk_widget_paintable_new(window);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  int width = gdk_paintable_get_intrinsic_width(paintable);
  int height = gdk_paintable_get_intrinsic_height(paintable);
  gboolean is_saved = FALSE;
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window));
  if (node && renderer) {
    graphene_rect_t area = GRAPHENE_RECT_INIT(0, 0, width, height);
    GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &area);
    is_saved = gdk_texture_save_to_png(texture, path);
    g_object_unref(texture);
  }
  if (node) gsk_render_node_unref(node);
  g_object_unref(paintable);
  return is_saved;
}

/// Emits a signal without parameters, for tests.
static inline void wireflow_emit(void *object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

static inline gboolean wireflow_is(void *object, const char *type) {
  GType wanted = g_type_from_name(type);
  return wanted != 0 && g_type_is_a(G_OBJECT_TYPE(object), wanted);
}

/// Returns true if screen readers get a name or a hint for a widget. It requires GTK_A11Y=test.
static inline gboolean wireflow_is_described(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  char *difference = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(widget), property, text, -1);
  gboolean is_so = difference == NULL;
  g_free(difference);
  return is_so;
}

/// Presses a key in a window, for tests.
static inline gboolean wireflow_press_key(
    GtkWidget *window, guint key, guint modifiers) {
  GListModel *controllers = gtk_widget_observe_controllers(window);
  gboolean is_taken = FALSE;
  for (guint place = 0; place < g_list_model_get_n_items(controllers); place++) {
    GObject *controller = g_list_model_get_item(controllers, place);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller) && !is_taken) {
      g_signal_emit_by_name(controller, "key-pressed", key, 0, modifiers, &is_taken);
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  return is_taken;
}

#pragma clang assume_nonnull end

#endif
